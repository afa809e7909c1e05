import { maxSampleNames, type SampleKind, stayReasons } from "#core/sample/sample-clearing.ts"
import { clearSample } from "#db/sample/clear/clear-sample.ts"
import { hasSampleProduct, type KindPlan, type PlannedThing, planClearing } from "#db/sample/clear/plan-clearing.ts"
import { thingName } from "#db/sample/clear/thing-name.ts"
import { findRemoved, undoClearing } from "#db/sample/clear/undo-clearing.ts"
import { hasSampleFacts } from "#db/sample/sample-facts.ts"
import { addAudit } from "#db/staff/audit.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { editConflict } from "../admin/edit-conflict.ts"
import { withRejections } from "../admin/rejections.ts"
import { readBody } from "../read-body.ts"
import { auditEntry } from "../staff/audit-entry.ts"
import { type Cleared, clearRequest, type Restored, type SamplePresence, type SampleState } from "./contract.ts"

const named = (kind: SampleKind, things: PlannedThing[]) => ({
  count: things.length,
  names: things.slice(0, maxSampleNames).map(({ content }) => thingName(kind, content)),
})

const kindState = ({ kind, going, staying }: KindPlan) => ({
  kind,
  going: named(kind, going),
  staying: stayReasons.flatMap((reason) => {
    const things = staying.filter((thing) => thing.reason === reason)
    return things.length > 0 ? { reason, ...named(kind, things) } : []
  }),
})

/** Clearing what the sample shop brought, and restoring it. */
export function sampleRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /sample", async () => {
    const { kinds, total } = await planClearing(db)
    const shown = kinds.filter(({ going, staying }) => going.length + staying.length > 0)
    const cleared = (await findRemoved(db, clock())) ?? null
    return Response.json({ data: { total, kinds: shown.map(kindState), cleared } satisfies SampleState })
  })

  route("GET /sample/presence", async () => {
    const [present, facts] = [await hasSampleProduct(db), await hasSampleFacts(db)]
    const data: SamplePresence = { present, facts }
    return Response.json({ data })
  })

  route("POST /sample/clear", async (c) => {
    const { total: expected } = await readBody(clearRequest, c.req)
    const now = clock()
    const after = await withRejections(() => clearSample(db, { expected, staffName: c.get("staff").name, now }))
    if (!after) throw editConflict()
    const removed = Object.values(after).reduce((sum, count) => sum + count, 0)
    if (removed > 0) await addAudit(db, auditEntry(c, { action: "delete", resource: "sample", after }, now))
    return Response.json({ data: { removed } satisfies Cleared })
  })

  route("POST /sample/undo", async (c) => {
    const now = clock()
    const after: Restored = await withRejections(() => undoClearing(db, now))
    if (after.restored > 0) await addAudit(db, auditEntry(c, { action: "undo", resource: "sample", after }, now))
    return Response.json({ data: after })
  })
}
