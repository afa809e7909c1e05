import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import type { BackupWarning as Warning } from "#api/backups/contract.ts"
import { fetchJson } from "../data/api-client.ts"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"

const hour = 3_600_000

/** Says above every screen that there is no recent backup, to who can make one. */
export function BackupWarning() {
  const t = useText()
  const { data } = useQuery({
    queryKey: ["backups", "warning"],
    queryFn: ({ signal }) => fetchJson<Warning>("GET", "/backups/warning", undefined, signal),
    staleTime: hour,
    refetchInterval: hour,
  })
  if (!data?.late) return null
  return (
    <p className="backup-warning" role="status">
      <Icon name="triangle-alert" />
      <span>
        {t(data.late === "copy" ? "backup.copyLate" : "backup.late")}{" "}
        <Link className="link" to="/settings/backups">
          {t("backup.title")}
        </Link>
      </span>
    </p>
  )
}
