import { sampleKinds } from "#core/sample/sample-clearing.ts"
import { clearSample, findClearing, undoClearing } from "#db/sample/clear/clear-sample.ts"
import { findShownPictures, planClearing, thingName } from "#db/sample/clear/plan-clearing.ts"
import { hasSampleFacts, hasSampleProduct } from "#db/sample/sample-facts.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { withRejections } from "../admin/rejections.ts"
import type { BackupService } from "../backups/backup-service.ts"
import { conflict, notFound } from "../errors.ts"
import type { Cleared, Restored, SamplePresence, SampleState } from "./contract.ts"

const answer = <T>(data: T) => Response.json({ data })

/** Clearing what the sample shop brought, and restoring it from the backup that was made before.
 *  @param backups of this process; undefined = it makes none, and clears nothing */
export function sampleRoutes(route: AddRoute, { db, clock }: AdminDeps, backups: BackupService | undefined): void {
  const findPlan = async () => planClearing(db, await findShownPictures(db))

  /** The clearing whose backup is still there. */
  const findUndo = async () => {
    const last = await findClearing(db)
    return last && (await backups?.find(last.backup)) ? last : undefined
  }

  route("GET /sample", async () => {
    const plan = Map.groupBy(await findPlan(), ({ kind }) => kind)
    const kinds = sampleKinds.flatMap((kind) => {
      const things = plan.get(kind) ?? []
      const staying = things.filter(({ stays }) => stays).map(thingName)
      return things.length > 0 ? { kind, going: things.length - staying.length, staying } : []
    })
    const last = await findUndo()
    return answer<SampleState>({ kinds, cleared: last ? { at: last.at, by: last.staff_name } : null })
  })

  route("GET /sample/presence", async () =>
    answer<SamplePresence>({
      present: await hasSampleProduct(db),
      facts: await hasSampleFacts(db),
      undo: (await findUndo()) !== undefined,
    }),
  )

  route("POST /sample/clear", async (c) => {
    if (!backups) throw notFound()
    if ((await findPlan()).every(({ stays }) => stays)) return answer<Cleared>({ removed: 0 })
    const staff_name = c.get("staff").name
    const begun = await backups.begin(staff_name)
    if (!begun) throw conflict("A backup is under way", { code: "BACKUP_RUNNING" })
    const failure = await begun.made
    if (failure !== null) throw conflict(failure, { code: "BACKUP_FAILED" })
    const now = clock()
    const clearing = { backup: begun.name, staff_name, at: now.toISOString() }
    const cleared = Object.entries(await withRejections(() => clearSample(db, clearing)))
    const after = Object.fromEntries(cleared.map(([kind, ids]) => [kind, ids.length]))
    await audit(db, c, { action: "delete", resource: "sample", after }, now)
    return answer<Cleared>({ removed: cleared.flatMap(([, ids]) => ids).length })
  })

  route("POST /sample/undo", async (c) => {
    const last = await findClearing(db)
    const now = clock()
    const left = await withRejections(async () => {
      const rows = last && (await backups?.rows(last.backup))
      if (!rows) throw notFound()
      return undoClearing(db, rows, now)
    })
    await audit(db, c, { action: "undo", resource: "sample", after: { left } }, now)
    return answer<Restored>({ left })
  })
}
