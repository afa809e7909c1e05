import type { Context } from "hono"
import {
  endSilentBackupRuns,
  findBackupCopies,
  findBackupSchedule,
  findLastBackupRun,
  isBackupMissing,
  isCopyMissing,
  updateBackupSchedule,
} from "#db/backup/backup-runs.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../admin/admin-context.ts"
import { audit, changedFields } from "../admin/audit-entry.ts"
import { withRejections } from "../admin/rejections.ts"
import { conflict, notFound } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { reauthenticate } from "../staff/credentials/reauthenticate.ts"
import type { BackupService } from "./backup-service.ts"
import {
  type BackupFile,
  type BackupState,
  type BackupWarning,
  backupProof,
  type LateBackup,
  type PreparedRestore,
  scheduleForm,
} from "./contract.ts"

const running = () => conflict("A backup is under way", { code: "BACKUP_RUNNING" })

const secondsBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 1000)

/** Backups from the console.
 *  @param ownBackups of this process; undefined = it makes none */
export function backupRoutes(route: AddRoute, deps: AdminDeps, ownBackups: BackupService | undefined): void {
  const { db, clock } = deps
  const service = (): BackupService => {
    if (!ownBackups) throw notFound()
    return ownBackups
  }
  const findLate = async ([newest]: BackupFile[]): Promise<LateBackup> => {
    const place = ownBackups?.copies ?? null
    if (await isBackupMissing(db, newest?.madeAt, clock())) return "backup"
    return place !== null && (await isCopyMissing(db, place, clock())) ? "copy" : null
  }
  const logged = (c: Context<AdminEnv>, action: string, after: Record<string, unknown>) =>
    audit(db, c, { action, resource: "backups", after }, clock())

  route("GET /backups", async () => {
    const backups = service()
    await endSilentBackupRuns(db, clock())
    const run = await findLastBackupRun(db)
    const { startedAt = "", endedAt, bytes = null, error = null, by = null } = run ?? {}
    const files = await backups.list()
    const data: BackupState = {
      files,
      running: backups.running(),
      last: endedAt ? { startedAt, at: endedAt, seconds: secondsBetween(startedAt, endedAt), bytes, error, by } : null,
      schedule: await findBackupSchedule(db),
      copies:
        backups.copies === null ? null : { place: backups.copies, ...(await findBackupCopies(db, backups.copies)) },
      folder: backups.folder,
      late: await findLate(files),
    }
    return Response.json({ data })
  })

  route("GET /backups/warning", async () => {
    const files = (await ownBackups?.list()) ?? []
    const data: BackupWarning = { late: ownBackups ? await findLate(files) : null }
    return Response.json({ data })
  })

  route("POST /backups", async (c) => {
    if (!(await service().begin(c.get("staff").name))) throw running()
    await logged(c, "create", {})
    return Response.json({ data: {} }, { status: 202 })
  })

  route("PUT /backups/schedule", async (c) => {
    const schedule = await readBody(scheduleForm, c.req)
    await inTransaction(db, async (tx) => {
      const [before, after] = changedFields(await findBackupSchedule(tx), schedule)
      await updateBackupSchedule(tx, schedule)
      await audit(tx, c, { action: "update", resource: "backups", before, after }, clock())
    })
    return Response.json({ data: schedule })
  })

  route("POST /backups/:name/download", async (c) => {
    const proof = await readBody(backupProof, c.req)
    const backups = service()
    await reauthenticate(deps, c, proof)
    const name = c.req.param("name")
    const file = await backups.find(name)
    if (!file) throw notFound()
    await logged(c, "export", { name })
    const headers = {
      "content-type": "application/octet-stream",
      "content-length": String(file.bytes),
      "content-disposition": `attachment; filename="${name}"`,
    }
    return new Response(file.read(), { headers })
  })

  route("POST /backups/:name/restore", async (c) => {
    const proof = await readBody(backupProof, c.req)
    const backups = service()
    await reauthenticate(deps, c, proof)
    const name = c.req.param("name")
    const head = await withRejections(() => backups.head(name))
    if (!head) throw notFound()
    const begun = await backups.begin(c.get("staff").name)
    if (!begun) throw running()
    const { name: safety } = begun
    await logged(c, "restore", { name, safety })
    const data: PreparedRestore = { command: backups.restoreCommand(name), safety, ...head }
    return Response.json({ data }, { status: 202 })
  })
}
