/** Routes of texts that visitors write: reviews, messages, subscriptions and stock alerts; rows of admin-routes.ts.
 *  Messages hold names and phones as orders do. */
export const visitorAdminRoutes = [
  { method: "GET", path: "/reviews", permission: "content.write" },
  { method: "GET", path: "/reviews/counts", permission: "content.write" },
  { method: "POST", path: "/reviews/decide", permission: "content.write" },
  { method: "PATCH", path: "/reviews/:documentId", permission: "content.write" },
  { method: "GET", path: "/reviews/:documentId/picture", permission: "content.write" },
  { method: "GET", path: "/messages", permission: "orders.read" },
  { method: "GET", path: "/messages/counts", permission: "orders.read" },
  { method: "POST", path: "/messages/mark", permission: "orders.write" },
  { method: "GET", path: "/subscribers", permission: "orders.export" },
  { method: "GET", path: "/subscribers/export", permission: "orders.export" },
  { method: "GET", path: "/stock-alerts", permission: "orders.export" },
] as const
