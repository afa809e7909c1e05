import { changeCatalogue } from "#db/catalogue/admin/catalogue-lock.ts"
import { listUniverses, storeUniverses } from "#db/catalogue/universes.ts"
import { touchContent } from "#db/changes/content-version.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { audit } from "../../admin/audit-entry.ts"
import { withRejections } from "../../admin/rejections.ts"
import { wholeList } from "../../query/pagination.ts"
import { readBody } from "../../read-body.ts"
import { universesForm } from "../contract-universe.ts"

const resource = "universes"

/** The universes of the shop: their names, their order, and which are hidden. */
export function universeRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /universes", async () => wholeList(await listUniverses(db)))

  route("PUT /universes", async (c) => {
    const { universes } = await readBody(universesForm, c.req)
    const stored = await withRejections(() =>
      changeCatalogue(db, async (tx) => {
        const before = { universes: await listUniverses(tx) }
        await storeUniverses(tx, universes)
        const after = { universes: await listUniverses(tx) }
        await audit(tx, c, { action: "update", resource, before, after }, clock())
        await touchContent(tx, ["all"])
        return after.universes
      }),
    )
    return wholeList(stored)
  })
}
