/** What the shop says about itself and tells: settings, coupons, posts, pages; rows of admin-routes.ts. */
export const contentAdminRoutes = [
  { method: "GET", path: "/settings", permission: "settings.write" },
  { method: "PUT", path: "/settings", permission: "settings.write" },
] as const
