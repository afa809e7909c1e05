import { useId } from "react"
import type { BackupState } from "#api/backups/contract.ts"
import { maxBackups } from "#core/backup/backup-schedule.ts"
import { isolateLeftToRight } from "#core/i18n/isolate.ts"
import { fetchJson } from "../data/api-client.ts"
import { useText } from "../i18n/use-text.ts"
import { useSending } from "../staff/sign-in/use-sending.ts"
import * as ordersChoices from "../styles/orders-choices.module.css"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { Field } from "../ui/forms/field.tsx"
import { Options, Select } from "../ui/forms/select.tsx"
import { useNotify } from "../ui/notify/notify-context.ts"
import { Problem } from "../ui/problem.tsx"
import { backupProblem, useRefreshBackups } from "./use-backups.ts"

const hours = Array.from({ length: 24 }, (_, hour) => hour)

const hourText = (hour: number) => `${String(hour).padStart(2, "0")}:00`

/** When a backup is made by itself, and how many files stay. */
export function ScheduleForm({ state: { schedule, folder } }: { state: BackupState }) {
  const t = useText()
  const title = useId()
  const notify = useNotify()
  const refresh = useRefreshBackups()
  const { send, busy, problem } = useSending(async (form) => {
    const hour = String(form.get("hour"))
    const body = { hour: hour === "" ? null : Number(hour), keep: Number(form.get("keep")) }
    await fetchJson("PUT", "/backups/schedule", body)
    notify(t("backup.saved"), { type: "success" })
    await refresh()
  })
  return (
    <section className={parts.cPart} aria-labelledby={title}>
      <h2 id={title}>{t("backup.schedule")}</h2>
      <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} onSubmit={send}>
        <Select label={t("backup.hour")} name="hour" defaultValue={schedule.hour ?? ""}>
          <option value="">{t("backup.off")}</option>
          <Options of={hours.map((hour) => [hour, hourText(hour)])} />
        </Select>
        <Field
          label={t("backup.keep")}
          name="keep"
          type="number"
          min={1}
          max={maxBackups}
          required
          defaultValue={schedule.keep}
        />
        <p className="muted">{t("backup.folder", { folder: isolateLeftToRight(folder) })}</p>
        <Problem text={problem === undefined ? "" : backupProblem(problem, t)} />
        <div className={parts.cActs}>
          <Button look="soft" type="submit" disabled={busy}>
            {t("form.save")}
          </Button>
        </div>
      </form>
    </section>
  )
}
