import { touchContent } from "#db/changes/content-version.ts"
import { changeClosedCommunes, listClosedCommunes } from "#db/delivery/closed-communes.ts"
import { addAudit } from "#db/staff/audit.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { auditEntry } from "../admin/audit-entry.ts"
import { editConflict, validationError } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { type ClosedCommunes, type CommuneChanges, communeChanges } from "./contract-closed-communes.ts"

/** Returns one side of the changes for the audit log: whether a commune is closed, by code of the wilaya and name. */
const auditSide = (changes: CommuneChanges["changes"], side: "loaded" | "closed") =>
  Object.fromEntries(changes.map((change) => [`${change.wilaya} ${change.commune}`, change[side]]))

/** The communes to which the shop does not deliver. */
export function closedCommuneRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /delivery/communes", async () => {
    const data: ClosedCommunes = { rows: await listClosedCommunes(db) }
    return Response.json({ data })
  })

  route("PUT /delivery/communes", async (c) => {
    const { changes: all } = await readBody(communeChanges, c.req)
    const changes = all.filter(({ loaded, closed }) => loaded !== closed)
    const data = await inTransaction(db, async (tx): Promise<ClosedCommunes> => {
      const result = await changeClosedCommunes(tx, all)
      if (result.kind === "meanwhile") throw editConflict()
      if (result.kind === "unknown") {
        throw validationError([
          { path: ["changes", result.index, "commune"], message: "The wilaya has no such commune" },
        ])
      }
      if (changes.length > 0) {
        const [before, after] = (["loaded", "closed"] as const).map((side) => auditSide(changes, side))
        await addAudit(tx, auditEntry(c, { action: "update", resource: "closed-communes", before, after }, clock()))
        await touchContent(tx, ["all"])
      }
      return { rows: await listClosedCommunes(tx) }
    })
    return Response.json({ data })
  })
}
