import type { tokenAdminRoutes } from "../../admin/routes/token-admin-routes.ts"
import type { AdminExample } from "./admin-example.ts"

type Row = (typeof tokenAdminRoutes)[number]
type KeyOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never

/** One example a row of `tokenAdminRoutes`. */
export const tokenExamples: Record<KeyOf<Row>, AdminExample> = {
  "GET /tokens": { path: "/tokens" },
  "POST /tokens": { path: "/tokens", body: { name: "A cash register", scopes: [], expiresAt: null } },
  "POST /sheets": {
    path: "/sheets",
    body: { name: "A sheet", columns: ["number"], locale: "fr", days: 1, expiresAt: null },
  },
  "DELETE /tokens/:documentId": { path: "/tokens/nobodyhasthisdocumentid0" },
}
