import { Hono } from "hono"
import { toDinars } from "#core/money.ts"
import { couponFields, listCoupons } from "#db/coupons.ts"
import type { Db } from "#db/database.ts"
import { answerContent } from "./conditional.ts"
import { type CouponResource, couponResource } from "./contract/coupon.ts"
import { pickFields, readFields } from "./query/fields.ts"
import { listingParameters, readListing } from "./query/listing-query.ts"
import { listAnswer } from "./query/pagination.ts"
import { readPopulate } from "./query/populate.ts"
import { readQuery } from "./query/read-query.ts"

const attributes = Object.keys(couponResource.shape)

/** `GET /coupons`, those that end first before the others unless asked otherwise. */
export function couponRoutes(db: Db): Hono {
  return new Hono().get("/", (c) => {
    const query = readQuery(c.req.url, listingParameters)
    const listing = readListing(query, couponFields, { sort: [{ field: "endDate", direction: "asc" }] })
    const populate = readPopulate(query.populate, [])
    const fields = readFields(query.fields, attributes)
    return answerContent(c, db, async () => {
      const { rows, total } = await listCoupons(db, listing)
      const data = rows.map((row) => {
        const resource: CouponResource = {
          ...row,
          value: row.kind === "fixed" ? toDinars(row.value) : row.value,
          minimumAmount: toDinars(row.minimumAmount),
          locale: listing.locale,
        }
        return pickFields(resource, fields, populate)
      })
      return listAnswer(data, total, listing)
    })
  })
}
