/** Of a carrier's file, in bytes: two thousand rows with all that carriers tell of a parcel. */
const maxImportSize = 4 * 1024 * 1024

/** Of eleven messages in three languages, in bytes: Arabic letters have two, and four as JSON may write them. */
const maxMessagesSize = 256 * 1024

/** The rows of orders in the table of the console's API. */
export const orderAdminRoutes = [
  { method: "GET", path: "/orders", permission: "orders.read" },
  { method: "GET", path: "/orders/counts", permission: "orders.read" },
  { method: "GET", path: "/orders/discount-limits", permission: "orders.read" },
  { method: "PUT", path: "/orders/discount-limits", permission: "staff.manage" },
  { method: "GET", path: "/orders/agents", permission: "orders.read" },
  { method: "GET", path: "/orders/events", permission: "orders.read" },
  { method: "GET", path: "/orders/filters", permission: "orders.read" },
  { method: "POST", path: "/orders/filters", permission: "orders.read" },
  { method: "PATCH", path: "/orders/filters/:documentId", permission: "orders.read" },
  { method: "DELETE", path: "/orders/filters/:documentId", permission: "orders.read" },
  { method: "GET", path: "/orders/messages", permission: "orders.read" },
  { method: "PUT", path: "/orders/messages", permission: "settings.write", maxBody: maxMessagesSize },
  { method: "GET", path: "/orders/printed", permission: "orders.read" },
  { method: "GET", path: "/orders/export", permission: "orders.export" },
  { method: "POST", path: "/orders/export", permission: "orders.export" },
  { method: "POST", path: "/orders/tracking-import", permission: "orders.write", maxBody: maxImportSize },
  { method: "POST", path: "/orders/cash-import", permission: "orders.write", maxBody: maxImportSize },
  { method: "POST", path: "/orders", permission: "orders.write" },
  { method: "POST", path: "/orders/quote", permission: "orders.write" },
  { method: "POST", path: "/orders/status", permission: "orders.write" },
  { method: "POST", path: "/orders/undo", permission: "orders.write" },
  { method: "POST", path: "/orders/cashed", permission: "orders.write" },
  { method: "POST", path: "/orders/selection", permission: "orders.read" },
  { method: "GET", path: "/orders/tags", permission: "orders.read" },
  { method: "POST", path: "/orders/tags", permission: "orders.write" },
  { method: "POST", path: "/orders/agent", permission: "orders.write" },
  { method: "GET", path: "/orders/:documentId", permission: "orders.read" },
  { method: "POST", path: "/orders/:documentId/status", permission: "orders.write" },
  { method: "PATCH", path: "/orders/:documentId", permission: "orders.write" },
  { method: "POST", path: "/orders/:documentId/quote", permission: "orders.write" },
  { method: "POST", path: "/orders/:documentId/merge", permission: "orders.write" },
  { method: "POST", path: "/orders/:documentId/refund", permission: "orders.write" },
  { method: "POST", path: "/orders/:documentId/notes", permission: "orders.write" },
  { method: "PUT", path: "/orders/:documentId/agent", permission: "orders.write" },
  { method: "PUT", path: "/orders/:documentId/tracking", permission: "orders.write" },
  { method: "GET", path: "/phone-blocks", permission: "orders.read" },
  { method: "POST", path: "/phone-blocks", permission: "orders.write" },
  { method: "DELETE", path: "/phone-blocks/:documentId", permission: "orders.write" },
  { method: "POST", path: "/call-queue/next", permission: "orders.write" },
  { method: "POST", path: "/call-queue/release", permission: "orders.write" },
] as const
