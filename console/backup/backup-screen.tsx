import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { FailedScreen } from "../ui/states/failed-screen.tsx"
import { BackupFiles } from "./backup-files.tsx"
import { LastBackup } from "./last-backup.tsx"
import { ScheduleForm } from "./schedule-form.tsx"
import { useBackups } from "./use-backups.ts"

/** Backups: the last one, the schedule, the files that are stored, and the way to restore one. */
export function BackupScreen() {
  const t = useText()
  const { data, error, refetch } = useBackups()
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <h1>{t("backup.title")}</h1>
      <p className="muted">{t("backup.lead")}</p>
      {error && !data && <FailedScreen problem={error} again={() => refetch()} />}
      {!data && !error && <p role="status">{t("form.loading")}</p>}
      {data && (
        <>
          <LastBackup state={data} />
          <ScheduleForm state={data} />
          <BackupFiles files={data.files} />
        </>
      )}
    </div>
  )
}
