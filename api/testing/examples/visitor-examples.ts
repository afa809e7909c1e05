import type { visitorAdminRoutes } from "../../admin/routes/visitor-admin-routes.ts"
import type { AdminExample } from "./admin-example.ts"

type Row = (typeof visitorAdminRoutes)[number]
type KeyOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never

const nobody = "nobodyhasthisdocumentid0"

/** One example a row of visitor-admin-routes.ts. */
export const visitorExamples: Record<KeyOf<Row>, AdminExample> = {
  "GET /reviews": { path: "/reviews?status=waiting&rating=5&q=bien&sort=date:asc" },
  "GET /reviews/counts": { path: "/reviews/counts" },
  "POST /reviews/decide": { path: "/reviews/decide", body: { documentIds: [nobody], status: "approved" } },
  "PATCH /reviews/:documentId": {
    path: `/reviews/${nobody}`,
    body: { reply: "Merci", updatedAt: "2026-11-22T00:00:00.000Z" },
  },
  "GET /reviews/:documentId/picture": { path: `/reviews/${nobody}/picture` },
  "GET /messages": { path: "/messages?status=new&subject=order&q=colis" },
  "GET /messages/counts": { path: "/messages/counts" },
  "POST /messages/mark": { path: "/messages/mark", body: { documentIds: [nobody], status: "answered" } },
  "GET /subscribers": { path: "/subscribers?state=confirmed&q=example" },
  "GET /subscribers/export": { path: "/subscribers/export?state=confirmed" },
  "GET /stock-alerts": { path: `/stock-alerts?product=${nobody}&q=example` },
}
