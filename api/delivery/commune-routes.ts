import { type CommuneValues, communeFields, isSameCommune } from "#core/delivery/commune-values.ts"
import { fromDinars, toDinars } from "#core/money.ts"
import { touchContent } from "#db/changes/content-version.ts"
import type { Db } from "#db/database.ts"
import { changeCommuneValues, listCommuneValues } from "#db/delivery/commune-values.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { editConflict, validationError } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { type CommuneChanges, type CommuneDelivery, communeChanges } from "./contract-communes.ts"

const withPrices = <Row extends CommuneValues>(row: Row, convert: (price: number) => number): Row => ({
  ...row,
  home: row.home === null ? null : convert(row.home),
  desk: row.desk === null ? null : convert(row.desk),
})

const deliveryOf = async (db: Db): Promise<CommuneDelivery> => ({
  rows: (await listCommuneValues(db)).map((row) => withPrices(row, toDinars)),
})

/** Returns one side of the changes for the audit log: the changed values by code of the wilaya and name. */
const auditSide = (changes: CommuneChanges["changes"], side: "loaded" | "values") =>
  Object.fromEntries(
    changes.map((change) => {
      const fields = communeFields.filter((field) => change.loaded[field] !== change.values[field])
      return [
        `${change.wilaya} ${change.commune}`,
        Object.fromEntries(fields.map((field) => [field, change[side][field]])),
      ]
    }),
  )

/** Endpoints of communes' own terms: closed, home delivery closed, prices. */
export function communeRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /delivery/communes", async () => Response.json({ data: await deliveryOf(db) }))

  route("PUT /delivery/communes", async (c) => {
    const { changes: all } = await readBody(communeChanges, c.req)
    const changes = all.filter(({ loaded, values }) => !isSameCommune(loaded, values))
    const stored = all.map(({ loaded, values, ...commune }) => ({
      ...commune,
      loaded: withPrices(loaded, fromDinars),
      values: withPrices(values, fromDinars),
    }))
    const data = await inTransaction(db, async (tx): Promise<CommuneDelivery> => {
      const result = await changeCommuneValues(tx, stored)
      if (result.kind === "meanwhile") throw editConflict()
      if (result.kind === "unknown") {
        throw validationError([
          { path: ["changes", result.index, "commune"], message: "The wilaya has no such commune" },
        ])
      }
      if (changes.length > 0) {
        const [before, after] = (["loaded", "values"] as const).map((side) => auditSide(changes, side))
        await audit(tx, c, { action: "update", resource: "closed-communes", before, after }, clock())
        await touchContent(tx, ["all"])
      }
      return deliveryOf(tx)
    })
    return Response.json({ data })
  })
}
