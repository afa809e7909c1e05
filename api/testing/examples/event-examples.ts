import type { eventAdminRoutes } from "../../admin/routes/event-admin-routes.ts"
import type { AdminExample } from "./admin-example.ts"

type Row = (typeof eventAdminRoutes)[number]
type KeyOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never

const nobody = "nobodyhasthisdocumentid0"
const fields = { name: "A sheet", address: "https://hooks.example/shop", types: ["order.placed"] }

/** One example a row of `eventAdminRoutes`. */
export const eventExamples: Record<KeyOf<Row>, AdminExample> = {
  "GET /webhooks": { path: "/webhooks" },
  "POST /webhooks": { path: "/webhooks", body: fields },
  "PATCH /webhooks/:documentId": {
    path: `/webhooks/${nobody}`,
    body: { ...fields, isPaused: false, updatedAt: "2026-11-21T10:00:00.000Z" },
  },
  "DELETE /webhooks/:documentId": { path: `/webhooks/${nobody}` },
  "POST /webhooks/:documentId/secret": { path: `/webhooks/${nobody}/secret`, body: {} },
  "POST /webhooks/:documentId/test": { path: `/webhooks/${nobody}/test`, body: {} },
  "GET /webhooks/:documentId/deliveries": { path: `/webhooks/${nobody}/deliveries?state=dead` },
  "POST /webhooks/:documentId/again": { path: `/webhooks/${nobody}/again`, body: {} },
  "POST /webhooks/:documentId/replay": {
    path: `/webhooks/${nobody}/replay`,
    body: { from: "2026-11-21T10:00:00.000Z" },
  },
}
