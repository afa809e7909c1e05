import { sampleKinds, stayReasons } from "#core/sample/sample-clearing.ts"
import { clearSample } from "#db/sample/clear/clear-sample.ts"
import { hasSampleProduct, planClearing } from "#db/sample/clear/plan-clearing.ts"
import { findShownPictures } from "#db/sample/clear/shown-pictures.ts"
import { thingName } from "#db/sample/clear/thing-name.ts"
import { findClearing, undoClearing } from "#db/sample/clear/undo-clearing.ts"
import { hasSampleFacts } from "#db/sample/sample-facts.ts"
import { addAudit } from "#db/staff/audit.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { auditEntry } from "../admin/audit-entry.ts"
import { withRejections } from "../admin/rejections.ts"
import type { BackupService } from "../backups/backup-service.ts"
import { conflict, notFound } from "../errors.ts"
import type { Cleared, Restored, SamplePresence, SampleState } from "./contract.ts"

const removed = (count: number) => Response.json({ data: { removed: count } satisfies Cleared })

/** Clearing what the sample shop brought, and restoring it from the backup that was made before.
 *  @param backups of this process; undefined = it makes none, and clears nothing */
export function sampleRoutes(route: AddRoute, { db, clock }: AdminDeps, backups: BackupService | undefined): void {
  const findPlan = async () => planClearing(db, await findShownPictures(db))

  route("GET /sample", async () => {
    const plan = await findPlan()
    const kinds = sampleKinds.flatMap((kind) => {
      const things = plan.get(kind) ?? []
      const staying = stayReasons.flatMap((reason) => {
        const names = things.filter((thing) => thing.reason === reason).map(({ content }) => thingName(kind, content))
        return names.length > 0 ? { reason, names } : []
      })
      return things.length > 0 ? { kind, going: things.filter(({ reason }) => !reason).length, staying } : []
    })
    const last = await findClearing(db)
    const cleared = last && (await backups?.find(last.backup)) ? { at: last.at, by: last.by } : null
    return Response.json({ data: { kinds, cleared } satisfies SampleState })
  })

  route("GET /sample/presence", async () => {
    const data: SamplePresence = { present: await hasSampleProduct(db), facts: await hasSampleFacts(db) }
    return Response.json({ data })
  })

  route("POST /sample/clear", async (c) => {
    if (!backups) throw notFound()
    const clearable = await findPlan()
    if (![...clearable.values()].flat().some(({ reason }) => !reason)) return removed(0)
    const staffName = c.get("staff").name
    const begun = await backups.begin(staffName)
    if (!begun) throw conflict("A backup is under way", { code: "BACKUP_RUNNING" })
    const failure = await begun.made
    if (failure !== null) throw conflict(failure, { code: "BACKUP_FAILED" })
    const now = clock()
    const cleared = await withRejections(() => clearSample(db, { backup: begun.name, staffName, now }))
    const after = Object.fromEntries(Object.entries(cleared).map(([kind, ids]) => [kind, ids.length]))
    await addAudit(db, auditEntry(c, { action: "delete", resource: "sample", after }, now))
    return removed(Object.values(cleared).flat().length)
  })

  route("POST /sample/undo", async (c) => {
    const last = await findClearing(db)
    if (!backups || !last) throw notFound()
    const now = clock()
    const data = await withRejections(async () => {
      const rows = await backups.rows(last.backup)
      return rows && undoClearing(db, rows, last, now)
    })
    if (!data) throw notFound()
    await addAudit(db, auditEntry(c, { action: "undo", resource: "sample", after: data }, now))
    return Response.json({ data: data satisfies Restored })
  })
}
