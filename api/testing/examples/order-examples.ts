const nobody = "nobodyhasthisdocumentid0"

const goods = { lines: [{ slug: "no-such-product", quantity: 1 }], delivery: "home" }
const phoneOrder = {
  ...goods,
  wilaya: "Alger",
  commune: "Kouba",
  mobile: "0550000000",
  firstname: "Nadia",
  lastname: "Haddad",
  idempotencyKey: "example",
}

/** One example for each row of orders. */
export const orderExamples = {
  "GET /orders": { path: "/orders?status=new&pageSize=1" },
  "GET /orders/counts": { path: "/orders/counts" },
  "POST /orders/status": { path: "/orders/status", body: { documentIds: [nobody], to: "confirmed" } },
  "POST /orders/undo": { path: "/orders/undo", body: { orders: [{ documentId: nobody, version: 1 }] } },
  "POST /orders/cashed": { path: "/orders/cashed", body: { documentIds: [nobody], cashed: true } },
  "GET /orders/:documentId": { path: `/orders/${nobody}` },
  "POST /orders/:documentId/status": { path: `/orders/${nobody}/status`, body: { to: "confirmed" } },
  "GET /orders/discount-limits": { path: "/orders/discount-limits" },
  "PUT /orders/discount-limits": { path: "/orders/discount-limits", body: { manager: 20, agent: 5 } },
  "GET /orders/agents": { path: "/orders/agents" },
  "GET /orders/events": { path: "/orders/events" },
  "GET /orders/filters": { path: "/orders/filters" },
  "POST /orders/filters": { path: "/orders/filters", body: { name: "Alger", query: "wilaya=16", shared: false } },
  "PATCH /orders/filters/:documentId": { path: `/orders/filters/${nobody}`, body: { shared: true } },
  "DELETE /orders/filters/:documentId": { path: `/orders/filters/${nobody}` },
  "GET /orders/messages": { path: "/orders/messages" },
  "PUT /orders/messages": { path: "/orders/messages", body: { updatedAt: "2026-11-21T10:00:00.000Z", texts: {} } },
  "GET /orders/printed": { path: `/orders/printed?ids=${nobody}` },
  "GET /orders/export": { path: "/orders/export?format=csv&status=new" },
  "POST /orders/export": { path: "/orders/export?format=zr&status=new" },
  "POST /orders/tracking-import": { path: "/orders/tracking-import?carrier=zr&dryRun=0", body: "HN-26-999999,ZR1" },
  "POST /orders/cash-import": { path: "/orders/cash-import?carrier=zr&dryRun=0", body: "HN-26-999999" },
  "POST /orders": { path: "/orders", body: phoneOrder },
  "POST /orders/quote": { path: "/orders/quote", body: goods },
  "PATCH /orders/:documentId": { path: `/orders/${nobody}`, body: { version: 1, note: "Le soir" } },
  "POST /orders/:documentId/quote": { path: `/orders/${nobody}/quote`, body: { version: 1, delivery: "desk" } },
  "POST /orders/:documentId/merge": {
    path: `/orders/${nobody}/merge`,
    body: { version: 1, into: { documentId: "a".repeat(24), version: 1 } },
  },
  "POST /orders/:documentId/notes": { path: `/orders/${nobody}/notes`, body: { text: "Rappeler le soir" } },
  "PUT /orders/:documentId/agent": { path: `/orders/${nobody}/agent`, body: { agentId: null } },
  "PUT /orders/:documentId/tracking": { path: `/orders/${nobody}/tracking`, body: { carrier: "zr", tracking: "Z1" } },
  "GET /phone-blocks": { path: "/phone-blocks" },
  "POST /phone-blocks": { path: "/phone-blocks", body: { mobile: "0550000000", reason: "Fausses commandes" } },
  "DELETE /phone-blocks/:documentId": { path: `/phone-blocks/${nobody}` },
  "POST /call-queue/next": { path: "/call-queue/next", body: {} },
  "POST /call-queue/release": { path: "/call-queue/release", body: {} },
}
