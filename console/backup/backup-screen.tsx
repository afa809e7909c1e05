import { useText } from "../i18n/use-text.ts"
import { Screen } from "../ui/screen.tsx"
import { Loaded } from "../ui/states/loaded.tsx"
import { BackupFiles } from "./backup-files.tsx"
import { LastBackup } from "./last-backup.tsx"
import { ScheduleForm } from "./schedule-form.tsx"
import { useBackups } from "./use-backups.ts"

/** Backups: the last one, the schedule, the files that are stored, and the way to restore one. */
export function BackupScreen() {
  const t = useText()
  const query = useBackups()
  return (
    <Screen title={t("backup.title")} lead={t("backup.lead")} narrow>
      <Loaded query={query}>
        {(state) => (
          <>
            <LastBackup state={state} />
            <ScheduleForm state={state} />
            <BackupFiles files={state.files} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
