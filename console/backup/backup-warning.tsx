import type { BackupWarning as Warning } from "#api/backups/contract.ts"
import { useGet } from "../data/use-get.ts"
import { useText } from "../i18n/use-text.ts"
import { ButtonLink } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"
import * as css from "./backup.module.css"

const hour = 3_600_000

/** Says above every screen that there is no recent backup, to who can make one. */
export function BackupWarning() {
  const t = useText()
  const { data } = useGet<Warning>(["backups", "warning"], "/backups/warning", {
    staleTime: hour,
    refetchInterval: hour,
  })
  if (!data?.late) return null
  return (
    <p className={css.backupWarning} role="status">
      <Icon name="triangle-alert" />
      <span>
        {t(data.late === "copy" ? "backup.copyLate" : "backup.late")}{" "}
        <ButtonLink look="link" to="/settings/backups">
          {t("backup.title")}
        </ButtonLink>
      </span>
    </p>
  )
}
