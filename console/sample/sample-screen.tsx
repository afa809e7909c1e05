import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { Cleared, Restored, SampleState } from "#api/sample/contract.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import { backupProblem } from "../backup/use-backups.ts"
import { fetchJson } from "../data/api-client.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { Dialog } from "../ui/dialog.tsx"
import { useNotify } from "../ui/notify/notify-context.ts"
import { Problem } from "../ui/problem.tsx"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { SettingsTabs } from "../ui/tabs/settings-tabs.tsx"
import { SampleLists } from "./sample-lists.tsx"

/** Clearing the sample after a backup, and its undo. Everything that the console has read is read again then. */
export function SampleScreen() {
  const t = useText()
  const locale = useConsoleLocale()
  const queries = useQueryClient()
  const notify = useNotify()
  const [isConfirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState("")
  const { data, error, refetch } = useQuery({
    queryKey: ["sample"],
    queryFn: ({ signal }) => fetchJson<SampleState>("GET", "/sample", undefined, signal),
  })
  const run = async (work: () => Promise<string>) => {
    setConfirming(false)
    setBusy(true)
    setProblem("")
    try {
      notify(await work(), { type: "success" })
    } catch (failure) {
      setProblem(backupProblem(failure, t))
    }
    await queries.invalidateQueries()
    setBusy(false)
  }
  const clear = () =>
    run(async () => t("sample.done", { n: (await fetchJson<Cleared>("POST", "/sample/clear")).removed }))
  const undo = () =>
    run(async () => {
      const { restored, left } = await fetchJson<Restored>("POST", "/sample/undo")
      const done = t("sample.restored", { n: restored })
      return left > 0 ? `${done}. ${t("sample.left", { n: left })}` : done
    })
  const cleared = data?.cleared
  const clearButton = (onClick: () => void) => (
    <button type="button" className={buttons.btn} disabled={busy} onClick={onClick}>
      {busy ? t("sample.busy") : t("sample.title")}
    </button>
  )
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <SettingsTabs />
      <h1>{t("sample.title")}</h1>
      <p className="muted">{t("sample.lead")}</p>
      <Problem text={problem} />
      {error && !data && <FailedScreen problem={error} again={() => refetch()} />}
      {!data && !error && <p role="status">{t("form.loading")}</p>}
      {cleared && (
        <section className={parts.cPart}>
          <p>{t("sample.cleared", { at: formatShopDate(cleared.at, locale, true), by: cleared.by })}</p>
          <button type="button" className={`${buttons.btn} ${buttons.btnSoft}`} disabled={busy} onClick={undo}>
            {busy ? t("sample.busy") : t("sample.undo")}
          </button>
        </section>
      )}
      {data && data.kinds.length === 0 && !cleared && <p role="status">{t("sample.nothing")}</p>}
      {data && <SampleLists kinds={data.kinds} />}
      {data && data.kinds.length > 0 && <p className="muted">{t("sample.always")}</p>}
      {data?.kinds.some(({ going }) => going > 0) && (
        <div className={parts.cActs}>{clearButton(() => setConfirming(true))}</div>
      )}
      {isConfirming && (
        <Dialog title={t("sample.title")} onClose={() => setConfirming(false)}>
          <p>{t("sample.confirm")}</p>
          <div className={parts.cActs}>
            {clearButton(clear)}
            <button type="button" className={`${buttons.btn} ${buttons.btnQuiet}`} onClick={() => setConfirming(false)}>
              {t("shell.close")}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
