/** The rows of carriers and parcels in the table of the console's API. Accounts hold keys: owners and managers; whoever takes orders
 *  sends them. */
export const carrierAdminRoutes = [
  { method: "GET", path: "/carriers", permission: "delivery.write" },
  { method: "POST", path: "/carriers", permission: "delivery.write" },
  { method: "PATCH", path: "/carriers/:documentId", permission: "delivery.write" },
  { method: "DELETE", path: "/carriers/:documentId", permission: "delivery.write" },
  { method: "POST", path: "/carriers/:documentId/check", permission: "delivery.write" },
  { method: "POST", path: "/carriers/:documentId/places", permission: "delivery.write" },
  { method: "POST", path: "/carriers/:documentId/again", permission: "delivery.write" },
  { method: "POST", path: "/carriers/:documentId/webhook", permission: "delivery.write" },
  { method: "GET", path: "/carriers/:documentId/unmatched", permission: "delivery.write" },
  { method: "GET", path: "/parcels", permission: "orders.read" },
  { method: "POST", path: "/parcels", permission: "orders.write" },
  { method: "GET", path: "/parcels/accounts", permission: "orders.write" },
  { method: "POST", path: "/parcels/preview", permission: "orders.write" },
  { method: "POST", path: "/parcels/:documentId/settle", permission: "orders.write" },
  { method: "POST", path: "/parcels/:documentId/cancel", permission: "orders.write" },
  { method: "POST", path: "/parcels/:documentId/attend", permission: "orders.write" },
  { method: "GET", path: "/parcels/:documentId/label", permission: "orders.read" },
  { method: "GET", path: "/orders/:documentId/parcels", permission: "orders.read" },
] as const
