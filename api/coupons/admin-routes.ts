import type { Context } from "hono"
import {
  type CouponFields,
  couponAmounts,
  couponProblems,
  type StoredCouponFields,
  toStoredCoupon,
} from "#core/coupons/coupon-check.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { requireUniverse } from "#db/catalogue/universes.ts"
import { touchContent } from "#db/changes/content-version.ts"
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
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../admin/admin-context.ts"
import { audit, changedFields } from "../admin/audit-entry.ts"
import { readParameters } from "../admin/read-query.ts"
import { withRejections } from "../admin/rejections.ts"
import { couponFields } from "../common/contract-coupon-fields.ts"
import { conflict, editConflict, notFound, validationError } from "../errors.ts"
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
export function couponAdminRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  const found = async (tx: Tx, documentId: string) => {
    const coupon = await findAdminCoupon(tx, documentId, clock())
    if (!coupon) throw notFound()
    return coupon
  }

  /** Does something with a coupon in one transaction, writes it down, and lets the storefront know. */
  const change = (c: Context<AdminEnv>, action: string, act: (tx: Tx) => Promise<[StoredCoupon | null, string]>) =>
    inTransaction(db, async (tx) => {
      const [was, documentId] = await act(tx)
      const is = await findAdminCoupon(tx, documentId, clock())
      const [before, after] = changedFields(was ? couponOf(was) : {}, is ? couponOf(is) : {})
      await audit(tx, c, { action, resource: "coupons", documentId, before, after }, clock())
      await touchContent(tx, ["coupons"])
      return is ? couponOf(is) : { documentId }
    })

  route("GET /coupons", async (c) => {
    const { q = "", state, sort, page, pageSize } = readParameters(couponListQuery, c.req.url)
    const { rows, total } = await listAdminCoupons(db, { words: q, state, sort, page, pageSize }, clock())
    return Response.json(listAnswer<AdminCoupon>(rows.map(couponOf), total, { page, pageSize }))
  })

  route("POST /coupons", async (c) => {
    const fields = storable(await readBody(couponFields, c.req), await findMainLocale(db))
    const data = await change(c, "create", async (tx) => {
      if (await isCodeTaken(tx, fields.code)) throw duplicateCode()
      await withRejections(() => requireUniverse(tx, fields.productType))
      return [null, await addCoupon(tx, fields, clock())]
    })
    return Response.json({ data }, { status: 201 })
  })

  route("GET /coupons/:documentId", async (c) => {
    const coupon = await findAdminCoupon(db, c.req.param("documentId"), clock())
    if (!coupon) throw notFound()
    return Response.json({ data: couponOf(coupon) })
  })

  route("PATCH /coupons/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const { updatedAt: readAt, ...sent } = await readBody(couponChange, c.req)
    const fields = storable(sent, await findMainLocale(db))
    const data = await change(c, "update", async (tx) => {
      const was = await found(tx, documentId)
      if (await isCodeTaken(tx, fields.code, documentId)) throw duplicateCode()
      await withRejections(() => requireUniverse(tx, fields.productType))
      if (!(await changeCoupon(tx, { documentId, readAt, fields }, clock()))) throw whyUnchanged(was, fields, readAt)
      return [was, documentId]
    })
    return Response.json({ data })
  })

  route("POST /coupons/:documentId/end", async (c) => {
    const documentId = c.req.param("documentId")
    const data = await change(c, "end", async (tx) => {
      const was = await found(tx, documentId)
      await endCoupon(tx, documentId, clock())
      return [was, documentId]
    })
    return Response.json({ data })
  })

  route("DELETE /coupons/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const data = await change(c, "delete", async (tx) => {
      const was = await found(tx, documentId)
      if (!(await removeCoupon(tx, documentId))) throw conflict("Orders have used this coupon", { code: "IN_USE" })
      return [was, documentId]
    })
    return Response.json({ data })
  })
}
