/** The rows of orders in the table of the console's API. */
export const orderAdminRoutes = [
  { method: "GET", path: "/orders", permission: "orders.read" },
  { method: "GET", path: "/orders/counts", permission: "orders.read" },
  { method: "POST", path: "/orders/status", permission: "orders.write" },
  { method: "POST", path: "/orders/undo", permission: "orders.write" },
  { method: "GET", path: "/orders/:documentId", permission: "orders.read" },
  { method: "POST", path: "/orders/:documentId/status", permission: "orders.write" },
  { method: "POST", path: "/call-queue/next", permission: "orders.write" },
  { method: "POST", path: "/call-queue/release", permission: "orders.write" },
] as const
