import type { carrierAdminRoutes } from "../../admin/routes/carrier-admin-routes.ts"
import type { AdminExample } from "./admin-example.ts"

type Row = (typeof carrierAdminRoutes)[number]
type KeyOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never

const nobody = "nobodyhasthisdocumentid0"
const fields = {
  name: "A carrier",
  baseUrl: "https://carrier.example/v1/",
  division: 58,
  fromWilaya: 16,
  isDefault: false,
  validates: false,
  mayBeOpened: false,
}

/** One example a row of `carrierAdminRoutes`. */
export const carrierExamples: Record<KeyOf<Row>, AdminExample> = {
  "GET /carriers": { path: "/carriers" },
  "POST /carriers": {
    path: "/carriers",
    body: { ...fields, platform: "yalidine", keys: { id: "1234", token: "abcd" }, webhookSecret: null },
  },
  "PATCH /carriers/:documentId": {
    path: `/carriers/${nobody}`,
    body: { ...fields, updatedAt: "2026-11-21T10:00:00.000Z" },
  },
  "DELETE /carriers/:documentId": { path: `/carriers/${nobody}` },
  "POST /carriers/:documentId/check": { path: `/carriers/${nobody}/check`, body: {} },
  "POST /carriers/:documentId/places": { path: `/carriers/${nobody}/places`, body: {} },
  "POST /carriers/:documentId/again": { path: `/carriers/${nobody}/again`, body: {} },
  "POST /carriers/:documentId/webhook": { path: `/carriers/${nobody}/webhook`, body: {} },
  "GET /carriers/:documentId/fees": { path: `/carriers/${nobody}/fees` },
  "GET /carriers/:documentId/unmatched": { path: `/carriers/${nobody}/unmatched` },
  "GET /carrier-rules": { path: "/carrier-rules" },
  "PUT /carrier-rules": { path: "/carrier-rules", body: { rules: [], version: "" } },
  "GET /parcels": { path: "/parcels?view=waiting" },
  "POST /parcels": { path: "/parcels", body: { account: nobody, documentIds: [nobody] } },
  "GET /parcels/accounts": { path: "/parcels/accounts" },
  "POST /parcels/preview": { path: "/parcels/preview", body: { account: nobody, documentIds: [nobody] } },
  "POST /parcels/:documentId/settle": { path: `/parcels/${nobody}/settle`, body: { tracking: null } },
  "POST /parcels/:documentId/cancel": { path: `/parcels/${nobody}/cancel`, body: {} },
  "POST /parcels/:documentId/attend": { path: `/parcels/${nobody}/attend`, body: { words: null } },
  "POST /parcels/labels": { path: "/parcels/labels", body: { documentIds: [nobody] } },
  "GET /parcels/:documentId/label": { path: `/parcels/${nobody}/label` },
  "GET /orders/:documentId/parcels": { path: `/orders/${nobody}/parcels` },
}
