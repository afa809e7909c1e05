import {
  type CouponFields,
  couponAmounts,
  couponProblems,
  type StoredCouponFields,
  toStoredCoupon,
} from "#core/coupons/coupon-check.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { requireUniverse } from "#db/catalogue/universes.ts"
import {
  addCoupon,
  changeCoupon,
  endCoupon,
  findAdminCoupon,
  isCodeTaken,
  listAdminCoupons,
  removeCoupon,
  type StoredCoupon,
} from "#db/coupons/admin-coupons.ts"
import type { Tx } from "#db/database.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { auditedRecords } from "../admin/audited-records.ts"
import { readParameters } from "../admin/read-query.ts"
import { couponFields } from "../common/contract-coupon-fields.ts"
import { conflict, editConflict, validationError } from "../errors.ts"
import { listAnswer } from "../query/pagination.ts"
import { readBody } from "../read-body.ts"
import { type AdminCoupon, couponChange, couponListQuery } from "./contract-admin.ts"

const couponOf = (coupon: StoredCoupon): AdminCoupon => ({ ...coupon, ...couponAmounts(coupon) })

/** @throws ApiError 400 with all that is wrong */
function storable(fields: CouponFields, main: Locale): StoredCouponFields {
  const problems = couponProblems(fields, main)
  if (problems.length > 0)
    throw validationError(problems.map(({ field, problem }) => ({ path: field.split("."), message: problem })))
  return toStoredCoupon(fields)
}

const duplicateCode = () => conflict("Another coupon has this code", { code: "CODE_TAKEN" })

/** Why a change was not made. */
function whyUnchanged(was: StoredCoupon, fields: StoredCouponFields, readAt: string) {
  if (was.updatedAt !== readAt) return editConflict()
  if (was.used > 0 && was.code !== fields.code) return conflict("Orders hold this code", { code: "CODE_HELD" })
  return conflict("More orders hold it already", { code: "BELOW_USED", used: was.used })
}

/** Coupons: what takes something off an order. */
export function couponAdminRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps
  const coupons = auditedRecords<StoredCoupon>(deps, {
    resource: "coupons",
    read: (from, documentId) => findAdminCoupon(from, documentId, clock()),
    logged: couponOf,
    tags: ["coupons"],
  })

  route("GET /coupons", async (c) => {
    const { q = "", state, sort, page, pageSize } = readParameters(couponListQuery, c.req.url)
    const { rows, total } = await listAdminCoupons(db, { words: q, state, sort, page, pageSize }, clock())
    return Response.json(listAnswer<AdminCoupon>(rows.map(couponOf), total, { page, pageSize }))
  })

  route("POST /coupons", async (c) => {
    const fields = storable(await readBody(couponFields, c.req), await findMainLocale(db))
    const coupon = await coupons.add(c, async (tx, now) => {
      if (await isCodeTaken(tx, fields.code)) throw duplicateCode()
      await requireUniverse(tx, fields.productType)
      return addCoupon(tx, fields, now)
    })
    return Response.json({ data: couponOf(coupon) }, { status: 201 })
  })

  route("GET /coupons/:documentId", async (c) =>
    Response.json({ data: couponOf(await coupons.found(db, c.req.param("documentId"))) }),
  )

  route("PATCH /coupons/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const { updatedAt: readAt, ...sent } = await readBody(couponChange, c.req)
    const fields = storable(sent, await findMainLocale(db))
    const coupon = await coupons.change(c, documentId, async (tx, now, was) => {
      if (await isCodeTaken(tx, fields.code, documentId)) throw duplicateCode()
      await requireUniverse(tx, fields.productType)
      if (!(await changeCoupon(tx, { documentId, readAt, fields }, now))) throw whyUnchanged(was, fields, readAt)
    })
    return Response.json({ data: couponOf(coupon) })
  })

  route("POST /coupons/:documentId/end", async (c) => {
    const documentId = c.req.param("documentId")
    const coupon = await coupons.change(c, documentId, (tx, now) => endCoupon(tx, documentId, now), "end")
    return Response.json({ data: couponOf(coupon) })
  })

  route("DELETE /coupons/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const remove = async (tx: Tx) => {
      if (!(await removeCoupon(tx, documentId))) throw conflict("Orders have used this coupon", { code: "IN_USE" })
    }
    await coupons.change(c, documentId, remove, "delete")
    return Response.json({ data: { documentId } })
  })
}
