import type { sampleAdminRoutes } from "../../admin/routes/shop-data-admin-routes.ts"
import type { AdminExample } from "./admin-example.ts"

type Row = (typeof sampleAdminRoutes)[number]
type KeyOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never

/** One example a row of `sampleAdminRoutes`. */
export const sampleExamples: Record<KeyOf<Row>, AdminExample> = {
  "GET /sample": { path: "/sample" },
  "GET /sample/presence": { path: "/sample/presence" },
  "POST /sample/clear": { path: "/sample/clear" },
  "POST /sample/undo": { path: "/sample/undo" },
}
