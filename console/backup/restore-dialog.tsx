import { useState } from "react"
import type { BackupFile, PreparedRestore } from "#api/backups/contract.ts"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import { fetchJson, RejectedError } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { ProofFields, proofIn } from "../staff/sign-in/proof-fields.tsx"
import { useSending } from "../staff/sign-in/use-sending.ts"
import { Dialog } from "../ui/dialog.tsx"
import { Problem } from "../ui/problem.tsx"
import { staffRejectionText } from "../ui/staff-rejection-text.ts"
import { BackupProgress } from "./backup-progress.tsx"
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
    <button type="button" className="btn btn-quiet" onClick={onClose}>
      {t("shell.close")}
    </button>
  )
  return (
    <Dialog title={t("backup.restoreTitle", { at })} onClose={onClose} wide>
      {prepared && !failure ? (
        <div className="c-form c-inner">
          {!outcome && <Problem text={unread ? backupProblem(unread, t) : ""} />}
          {outcome ? <RestoreSteps prepared={prepared} at={at} /> : <BackupProgress running={data?.running ?? null} />}
          <div className="c-acts">{close}</div>
        </div>
      ) : (
        <form className="c-form c-inner" onSubmit={send}>
          <p>{t("backup.restoreText")}</p>
          <Problem text={failure || rejection} />
          <ProofFields label={t("staff.yourPassword")} />
          <div className="c-acts">
            <button type="submit" className="btn" disabled={busy}>
              {busy ? t("sample.busy") : t("account.confirm")}
            </button>
            {close}
          </div>
        </form>
      )}
    </Dialog>
  )
}

function RestoreSteps({ prepared: { command, rows, safety }, at }: { prepared: PreparedRestore; at: string }) {
  const t = useText()
  return (
    <div role="status">
      <p>{t("backup.prepared", { rows, at, safety: `\u2066${safety}\u2069` })}</p>
      <p>{t("backup.steps")}</p>
      <p className="backup-command" dir="ltr">
        {command}
      </p>
    </div>
  )
}
