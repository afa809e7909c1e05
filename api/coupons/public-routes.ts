import { Hono } from "hono"
import { toDinars } from "#core/money.ts"
import { couponFields, listCoupons } from "#db/coupons/coupons.ts"
import type { PublishedContent } from "../answers/answer-cache.ts"
import { listBody } from "../query/list-body.ts"
import { type ListKind, readListQuery } from "../query/list-query.ts"
import { type CouponResource, couponResource } from "./contract.ts"

const attributes = Object.keys(couponResource.shape)

const kind = {
  fields: couponFields,
  attributes,
  relations: [],
  sort: [{ field: "endDate", direction: "asc" as const }],
} satisfies ListKind

/** `GET /coupons`: public coupons that have begun; those that end first before the others unless the query says otherwise. */
export function couponRoutes({ db, answers, queries, clock }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const query = readListQuery(c.req.url, kind)
    return answers.answer(c, async () => {
      const { body } = await listBody({ query, queries, c }, async (listing) => {
        const { rows, total } = await listCoupons(db, listing, clock())
        const resources = rows.map((row) => {
          const resource: CouponResource = {
            ...row,
            value: row.kind === "fixed" ? toDinars(row.value) : row.value,
            minimumAmount: toDinars(row.minimumAmount),
            locale: listing.locale,
          }
          return resource
        })
        return { resources, total }
      })
      return { body, tags: ["coupons"] }
    })
  })
}
