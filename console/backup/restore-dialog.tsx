import { useState } from "react"
import type { BackupFile, PreparedRestore } from "#api/backups/contract.ts"
import { isolateLeftToRight } from "#core/i18n/isolate.ts"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import { fetchJson, RejectedError } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { ProofFields, proofIn } from "../staff/sign-in/proof-fields.tsx"
import { useSending } from "../staff/sign-in/use-sending.ts"
import * as ordersChoices from "../styles/orders-choices.module.css"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { SmallForm } from "../ui/forms/small-form.tsx"
import { Problem } from "../ui/problem.tsx"
import { staffRejectionText } from "../ui/staff-rejection-text.ts"
import * as css from "./backup.module.css"
import { BackupProgress } from "./last-backup.tsx"
import { backupProblem, useBackups, useRefreshBackups } from "./use-backups.ts"

/** Prepares a restore: backs up the present state, then says the command. Nothing of the shop changes here. */
export function RestoreDialog({ file, onClose }: { file: BackupFile; onClose: () => void }) {
  const t = useText()
  const locale = useConsoleLocale()
  const refresh = useRefreshBackups()
  const [prepared, setPrepared] = useState<PreparedRestore>()
  const { data, outcome, error: unread } = useBackups(prepared?.safety)
  const { send, busy, problem } = useSending(async (form) => {
    setPrepared(undefined)
    const path = apiPath("/backups/:name/restore", { params: { name: file.name } })
    setPrepared(await fetchJson<PreparedRestore>("POST", path, proofIn(form)))
    await refresh()
  })
  const isConflict = problem instanceof RejectedError && problem.status === 409
  const at = formatShopDate(file.madeAt, locale, true)
  const failure = outcome?.error ? t("backup.unsafe", { error: outcome.error }) : ""
  const rejection = isConflict ? backupProblem(problem, t) : staffRejectionText(problem, t)
  const close = (
    <Button look="quiet" onClick={onClose}>
      {t("shell.close")}
    </Button>
  )
  return (
    <Dialog title={t("backup.restoreTitle", { at })} onClose={onClose} wide>
      {prepared && !failure ? (
        <div className={`${ordersChoices.cForm} ${ordersChoices.cInner}`}>
          {!outcome && <Problem text={unread ? backupProblem(unread, t) : ""} />}
          {outcome ? <RestoreSteps prepared={prepared} at={at} /> : <BackupProgress running={data?.running ?? null} />}
          <div className={parts.cActs}>{close}</div>
        </div>
      ) : (
        <SmallForm
          submit={busy ? t("sample.busy") : t("account.confirm")}
          disabled={busy}
          onSubmit={send}
          buttons={close}
        >
          <p>{t("backup.restoreText")}</p>
          <Problem text={failure || rejection} />
          <ProofFields label={t("staff.yourPassword")} />
        </SmallForm>
      )}
    </Dialog>
  )
}

function RestoreSteps({ prepared: { command, rows, safety }, at }: { prepared: PreparedRestore; at: string }) {
  const t = useText()
  return (
    <div role="status" className={css.restoreSteps}>
      <p>{t("backup.prepared", { rows, at, safety: isolateLeftToRight(safety) })}</p>
      <p>{t("backup.steps")}</p>
      <p className={css.backupCommand} dir="ltr">
        {command}
      </p>
    </div>
  )
}
