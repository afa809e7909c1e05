/** What the shop says about itself and tells: settings, coupons, posts, pages; rows of admin-routes.ts. */
export const contentAdminRoutes = [
  { method: "GET", path: "/settings", permission: "settings.write" },
  { method: "PUT", path: "/settings", permission: "settings.write" },
  { method: "GET", path: "/coupons", permission: "catalogue.write" },
  { method: "POST", path: "/coupons", permission: "catalogue.write" },
  { method: "GET", path: "/coupons/:documentId", permission: "catalogue.write" },
  { method: "PATCH", path: "/coupons/:documentId", permission: "catalogue.write" },
  { method: "DELETE", path: "/coupons/:documentId", permission: "catalogue.write" },
  { method: "POST", path: "/coupons/:documentId/end", permission: "catalogue.write" },
] as const
