import type { Carrier } from "#core/delivery/carrier.ts"
import type { Db } from "#db/database.ts"
import { changeSpellings, listSpellings } from "#db/delivery/spellings.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { readParameters } from "../admin/read-query.ts"
import { editConflict, validationError } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { type SpellingChanges, type Spellings, spellingChanges, spellingsQuery } from "./contract-spellings.ts"

async function spellingsOf(db: Db, carrier: Carrier): Promise<Spellings> {
  return { carrier, rows: await listSpellings(db, carrier) }
}

/** Returns one side of the changes for the audit log: the spellings by code of the wilaya and commune. */
const auditSide = ({ carrier, changes }: SpellingChanges, side: "loaded" | "name") => ({
  carrier,
  ...Object.fromEntries(changes.map((change) => [`${change.wilaya} ${change.commune}`, change[side]])),
})

/** How carriers spell communes where that is not as the shop does; their files are written so. */
export function spellingRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /delivery/spellings", async (c) => {
    const { carrier } = readParameters(spellingsQuery, c.req.url)
    return Response.json({ data: await spellingsOf(db, carrier) })
  })

  route("PUT /delivery/spellings", async (c) => {
    const { carrier, changes: all } = await readBody(spellingChanges, c.req)
    const changes = all.filter(({ loaded, name }) => loaded !== name)
    const data = await inTransaction(db, async (tx) => {
      const result = await changeSpellings(tx, carrier, all)
      if (result.kind === "meanwhile") throw editConflict()
      if (result.kind === "unknown") {
        throw validationError([
          { path: ["changes", result.index, "commune"], message: "The wilaya has no such commune" },
        ])
      }
      if (changes.length > 0) {
        const [before, after] = (["loaded", "name"] as const).map((side) => auditSide({ carrier, changes }, side))
        const what = { action: "update", resource: "carrier-spellings", documentId: carrier, before, after }
        await audit(tx, c, what, clock())
      }
      return spellingsOf(tx, carrier)
    })
    return Response.json({ data })
  })
}
