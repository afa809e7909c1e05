import type { contentAdminRoutes } from "../admin/content-admin-routes.ts"
import type { AdminExample } from "./admin-examples.ts"

type Row = (typeof contentAdminRoutes)[number]
type KeyOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never

const nobody = "nobodyhasthisdocumentid0"
const texts = { fr: "Exemple", ar: "", en: "" }
const moment = "2026-11-21T00:00:00.000Z"
const coupon = {
  ...{ title: texts, kind: "percent", value: 10, productType: null, minimumAmount: 0 },
  ...{ startDate: moment, endDate: "2026-12-21T00:00:00.000Z", maxUses: null, maxUsesPerPhone: null },
}

/** One example a row of content-admin-routes.ts. */
export const contentExamples: Record<KeyOf<Row>, AdminExample> = {
  "GET /settings": { path: "/settings" },
  "PUT /settings": { path: "/settings", body: {} },
  "GET /coupons": { path: "/coupons?state=active&sort=code:asc" },
  "POST /coupons": { path: "/coupons", body: { ...coupon, code: "" } },
  "GET /coupons/:documentId": { path: `/coupons/${nobody}` },
  "PATCH /coupons/:documentId": { path: `/coupons/${nobody}`, body: { ...coupon, code: "DIX", updatedAt: moment } },
  "DELETE /coupons/:documentId": { path: `/coupons/${nobody}` },
  "POST /coupons/:documentId/end": { path: `/coupons/${nobody}/end` },
}
