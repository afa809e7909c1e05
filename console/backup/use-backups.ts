import { useQueryClient } from "@tanstack/react-query"
import type { BackupState } from "#api/backups/contract.ts"
import { backupMoment } from "#core/backup/backup-schedule.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { RejectedError } from "../data/api-client.ts"
import { useGet } from "../data/use-get.ts"
import type { Say } from "../i18n/texts.ts"
import { rejectionText } from "../ui/rejection-text.ts"

const backupKey = ["backups"]

/** How often progress is asked for, in milliseconds. */
const progressInterval = 1000

/** Returns the outcome of the backup of that name; undefined = it is running. */
function outcomeOf(state: BackupState | undefined, name: string): { error: string | null } | undefined {
  if (state?.files.some((file) => file.name === name)) return { error: null }
  const { last } = state ?? {}
  return last?.startedAt === backupMoment(name) ? { error: last.error } : undefined
}

/** The state of backups; while one is under way it is read every second.
 *  @param awaited the name of a file that is being made, in this process of the shop or in another */
export function useBackups(awaited?: string) {
  const query = useGet<BackupState>(backupKey, "/backups", {
    refetchInterval: ({ state: { data } }) => {
      const isUnderWay = data?.running || (awaited !== undefined && !outcomeOf(data, awaited))
      return isUnderWay ? progressInterval : false
    },
  })
  return { ...query, outcome: awaited === undefined ? undefined : outcomeOf(query.data, awaited) }
}

/** Reads the state again, and what warns of it. */
export function useRefreshBackups() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: backupKey })
}

/** Returns the text of a rejected backup request. */
export function backupProblem(error: unknown, t: Say): string {
  const code = error instanceof RejectedError ? error.details.code : undefined
  if (code === "BACKUP_RUNNING") return t("backup.busy")
  if (code === "BACKUP_DAMAGED") return t("backup.damaged")
  if (code === "BACKUP_VERSION") return t("backup.version")
  if (code === "BACKUP_FAILED" && error instanceof RejectedError) return t("backup.unsafe", { error: error.message })
  return rejectionText(error, t)
}

/** A size in megabytes, with one digit after the comma. */
export function sizeText(bytes: number, locale: Locale, t: Say): string {
  const n = String(Math.max(0.1, Math.round(bytes / 100_000) / 10))
  return t("backup.mb", { n: locale === "en" ? n : n.replace(".", ",") })
}
