import type { BackupState } from "#api/backups/contract.ts"
import * as marks from "#app/styles/marks.module.css"
import { readStorageSilence } from "#core/backup/storage-silence.ts"
import { isolateLeftToRight } from "#core/i18n/isolate.ts"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import { fetchJson } from "../data/api-client.ts"
import { useTask } from "../data/use-task.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"
import { Problem } from "../ui/problem.tsx"
import { backupProblem, sizeText, useRefreshBackups } from "./use-backups.ts"

/** Outcome of the last backup, and the button that makes one now. */
export function LastBackup({ state: { last, running, copies, late } }: { state: BackupState }) {
  const t = useText()
  const locale = useConsoleLocale()
  const refresh = useRefreshBackups()
  const { run, problem } = useTask()
  const make = () => run(() => fetchJson("POST", "/backups"), { after: refresh })
  const at = last ? formatShopDate(last.at, locale, true) : ""
  return (
    <section className={parts.cPart}>
      <h2>{t("backup.lastTitle")}</h2>
      {late && (
        <p className={marks.alert}>
          <Icon name="triangle-alert" />
          <span>{t(late === "copy" ? "backup.copyLate" : "backup.late")}</span>
        </p>
      )}
      {!last && <p>{t("backup.never")}</p>}
      {last?.error === null && (
        <p>{t("backup.done", { at, size: sizeText(last.bytes ?? 0, locale, t), seconds: last.seconds })}</p>
      )}
      {last?.error && (
        <p role="alert">
          {t("backup.failed", { at })} <bdi>{last.error}</bdi>
        </p>
      )}
      <CopyState copies={copies} />
      <Problem text={problem ? backupProblem(problem, t) : ""} />
      <div className={parts.cActs}>
        <Button disabled={running !== null} onClick={make}>
          {t("backup.make")}
        </Button>
        {running && <BackupProgress running={running} />}
      </div>
    </section>
  )
}

/** Outcome of the copy on another machine, or how to set one up. */
function CopyState({ copies }: Pick<BackupState, "copies">) {
  const t = useText()
  const locale = useConsoleLocale()
  if (!copies) return <p className="muted">{t("backup.noCopies", { setting: isolateLeftToRight("BACKUP_S3_URL") })}</p>
  const place = isolateLeftToRight(copies.place)
  const at = copies.at === null ? "" : formatShopDate(copies.at, locale, true)
  const silent = copies.error === null ? undefined : readStorageSilence(copies.error)
  return (
    <>
      <p>{at === "" ? t("backup.noCopyYet", { place }) : t("backup.copied", { place, at })}</p>
      {copies.error !== null && (
        <p className={marks.alert} role="alert">
          <Icon name="triangle-alert" />
          <span>
            {t("backup.copyFailed")}{" "}
            {silent === undefined ? <bdi>{copies.error}</bdi> : t("backup.copySilent", { seconds: silent })}
          </span>
        </p>
      )}
    </>
  )
}

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
