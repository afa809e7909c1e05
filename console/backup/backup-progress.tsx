import type { BackupState } from "#api/backups/contract.ts"
import { useText } from "../i18n/use-text.ts"

/** How far the backup is that is under way. */
export function BackupProgress({ running }: Pick<BackupState, "running">) {
  const t = useText()
  const percent = running ? Math.floor((100 * running.done) / Math.max(1, running.all)) : 0
  return (
    <span role="status">
      <progress max={100} value={percent} /> {t("backup.running", { percent })}
    </span>
  )
}
