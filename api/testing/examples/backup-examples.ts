import type { backupAdminRoutes } from "../../admin/routes/shop-data-admin-routes.ts"
import type { AdminExample } from "./admin-example.ts"

type Row = (typeof backupAdminRoutes)[number]
type KeyOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never

const nothing = "hanout-2026-11-21T09-00-00-000Z.backup"

/** One example a row of `backupAdminRoutes`. */
export const backupExamples: Record<KeyOf<Row>, AdminExample> = {
  "GET /backups": { path: "/backups" },
  "POST /backups": { path: "/backups" },
  "GET /backups/warning": { path: "/backups/warning" },
  "PUT /backups/schedule": { path: "/backups/schedule", body: { hour: 3, keep: 14 } },
  "POST /backups/:name/download": { path: `/backups/${nothing}/download`, body: {} },
  "POST /backups/:name/restore": { path: `/backups/${nothing}/restore`, body: {} },
}
