const nobody = "nobodyhasthisdocumentid0"

/** One example for each row of orders. */
export const orderExamples = {
  "GET /orders": { path: "/orders?status=new&pageSize=1" },
  "GET /orders/counts": { path: "/orders/counts" },
  "POST /orders/status": { path: "/orders/status", body: { documentIds: [nobody], to: "confirmed" } },
  "POST /orders/undo": { path: "/orders/undo", body: { documentIds: [nobody] } },
  "GET /orders/:documentId": { path: `/orders/${nobody}` },
  "POST /orders/:documentId/status": { path: `/orders/${nobody}/status`, body: { to: "confirmed" } },
  "POST /call-queue/next": { path: "/call-queue/next", body: {} },
  "POST /call-queue/release": { path: "/call-queue/release", body: {} },
}
