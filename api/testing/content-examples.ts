import type { contentAdminRoutes } from "../admin/content-admin-routes.ts"
import type { AdminExample } from "./admin-examples.ts"

type Row = (typeof contentAdminRoutes)[number]
type KeyOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never

/** One example a row of content-admin-routes.ts. */
export const contentExamples: Record<KeyOf<Row>, AdminExample> = {
  "GET /settings": { path: "/settings" },
  "PUT /settings": { path: "/settings", body: {} },
}
