/** The rows of webhooks in the table of the console's API. They send the shop's data elsewhere: owners alone. */
export const eventAdminRoutes = [
  { method: "GET", path: "/webhooks", permission: "shop.data" },
  { method: "POST", path: "/webhooks", permission: "shop.data" },
  { method: "PATCH", path: "/webhooks/:documentId", permission: "shop.data" },
  { method: "DELETE", path: "/webhooks/:documentId", permission: "shop.data" },
  { method: "POST", path: "/webhooks/:documentId/secret", permission: "shop.data" },
  { method: "POST", path: "/webhooks/:documentId/test", permission: "shop.data" },
  { method: "GET", path: "/webhooks/:documentId/deliveries", permission: "shop.data" },
  { method: "POST", path: "/webhooks/:documentId/again", permission: "shop.data" },
  { method: "POST", path: "/webhooks/:documentId/replay", permission: "shop.data" },
] as const
