import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { Cleared, Restored, SampleState } from "#api/sample/contract.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import type { SampleKind } from "#core/sample/sample-clearing.ts"
import { backupProblem } from "../backup/use-backups.ts"
import { fetchJson } from "../data/api-client.ts"
import { useGet } from "../data/use-get.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { useNotify } from "../ui/notify/notify-context.ts"
import { Problem } from "../ui/problem.tsx"
import { Screen } from "../ui/screen.tsx"
import { Loaded } from "../ui/states/loaded.tsx"

/** Clearing the sample after a backup, and its undo. Everything that the console has read is read again then. */
export function SampleScreen() {
  const t = useText()
  const locale = useConsoleLocale()
  const queries = useQueryClient()
  const notify = useNotify()
  const query = useGet<SampleState>(["sample"], "/sample")
  const { mutate, ...act } = useMutation({
    mutationFn: (name: "clear" | "undo") => fetchJson<Partial<Cleared & Restored>>("POST", `/sample/${name}`),
    onSuccess: ({ removed, left }) => {
      const back = left ? t("sample.left", { n: left }) : t("sample.restored")
      notify(removed === undefined ? back : t("sample.done", { n: removed }), { type: "success" })
    },
    onSettled: () => queries.invalidateQueries(),
  })
  const press = (text: string, className: string | undefined, onClick: () => void) => (
    <button type="button" className={`${buttons.btn} ${className}`} disabled={act.isPending} onClick={onClick}>
      {act.isPending ? t("sample.busy") : text}
    </button>
  )
  const { kinds, cleared } = query.data ?? {}
  const going = kinds?.filter((one) => one.going > 0) ?? []
  const staying = kinds?.filter((one) => one.staying.length > 0) ?? []
  const row = (kind: SampleKind, text: string | number) => (
    <li key={kind}>
      <span>{t(`sample.kind.${kind}`)}</span> <bdi>{text}</bdi>
    </li>
  )
  return (
    <Screen title={t("sample.title")} lead={t("sample.lead")} narrow>
      <Problem text={act.error ? backupProblem(act.error, t) : ""} />
      <Loaded query={query}>{() => null}</Loaded>
      {cleared && (
        <section className={parts.cPart}>
          <p>{t("sample.cleared", { at: formatShopDate(cleared.at, locale, true), by: cleared.by })}</p>
          <div className={parts.cActs}>{press(t("sample.undo"), buttons.btnSoft, () => mutate("undo"))}</div>
        </section>
      )}
      {kinds?.length === 0 && !cleared && <p role="status">{t("sample.nothing")}</p>}
      {going.length > 0 && (
        <section className={parts.cPart}>
          <h2>{t("sample.going")}</h2>
          <ul className={settings.cRows}>{going.map((one) => row(one.kind, one.going))}</ul>
        </section>
      )}
      {staying.length > 0 && (
        <section className={parts.cPart}>
          <h2>{t("sample.staying")}</h2>
          <ul className={settings.cRows}>{staying.map((one) => row(one.kind, one.staying.join(" · ")))}</ul>
        </section>
      )}
      {kinds && <p className="muted">{t("sample.always")}</p>}
      {going.length > 0 && (
        <section className={parts.cPart}>
          <p>{t("sample.before")}</p>
          <div className={parts.cActs}>{press(t("sample.title"), "", () => mutate("clear"))}</div>
        </section>
      )}
    </Screen>
  )
}
