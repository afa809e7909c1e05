import type { movingAdminRoutes } from "../../admin/routes/shop-data-admin-routes.ts"
import type { AdminExample } from "./admin-example.ts"

type Row = (typeof movingAdminRoutes)[number]
type KeyOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never

/** One example a row of `movingAdminRoutes`. */
export const movingExamples: Record<KeyOf<Row>, AdminExample> = {
  "POST /moving/products": {
    path: "/moving/products?dryRun=1&productType=fashion",
    body: "ID;Type;Name\n1;simple;Lampe",
  },
  "GET /moving-out": { path: "/moving-out" },
  "GET /moving-out/progress": { path: "/moving-out/progress" },
  "GET /redirects": { path: "/redirects?text=product" },
  "POST /redirects": { path: "/redirects", body: { pairs: [{ from: "/product/x", to: "https://other.example/" }] } },
  "POST /redirects/delete": { path: "/redirects/delete", body: { from: ["/product/nothing"] } },
}
