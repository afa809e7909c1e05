import { Hono } from "hono"
import { toDinars } from "#core/money.ts"
import { couponFields, listCoupons } from "#db/coupons/coupons.ts"
import { answerList, type PublishedContent } from "../query/list-route.ts"
import type { PublicList } from "../query/public-list.ts"
import { type CouponResource, couponResource } from "./contract.ts"

const attributes = Object.keys(couponResource.shape)

export const couponList: PublicList = {
  name: "coupons",
  fields: couponFields,
  attributes,
  relations: [],
  sort: [{ field: "endDate", direction: "asc" }],
  read: async (db, listing, { now }) => {
    const { rows, total } = await listCoupons(db, listing, now)
    const resources = rows.map((row) => {
      const resource: CouponResource = {
        ...row,
        value: row.kind === "fixed" ? toDinars(row.value) : row.value,
        minimumAmount: toDinars(row.minimumAmount),
        locale: listing.locale,
      }
      return resource
    })
    return { resources, total, tags: ["coupons"] }
  },
}

/** `GET /coupons`: public coupons that have begun; those that end first before the others unless the query says otherwise. */
export function couponRoutes(content: PublishedContent): Hono {
  return new Hono().get("/", answerList(content, couponList))
}
