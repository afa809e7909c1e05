/** A text in three languages with its blocks. */
const form = 512 * 1024

/** What the shop says about itself and tells: settings, coupons, posts, pages; rows of admin-routes.ts. */
export const contentAdminRoutes = [
  { method: "GET", path: "/settings", permission: "settings.write" },
  { method: "PUT", path: "/settings", permission: "settings.write" },
  { method: "GET", path: "/settings/client-addresses", permission: "settings.write" },
  { method: "GET", path: "/coupons", permission: "catalogue.write" },
  { method: "POST", path: "/coupons", permission: "catalogue.write" },
  { method: "GET", path: "/coupons/:documentId", permission: "catalogue.write" },
  { method: "PATCH", path: "/coupons/:documentId", permission: "catalogue.write" },
  { method: "DELETE", path: "/coupons/:documentId", permission: "catalogue.write" },
  { method: "POST", path: "/coupons/:documentId/end", permission: "catalogue.write" },
  { method: "GET", path: "/posts", permission: "content.write" },
  { method: "POST", path: "/posts", permission: "content.write", largestBody: form },
  { method: "GET", path: "/posts/:documentId", permission: "content.write" },
  { method: "PUT", path: "/posts/:documentId", permission: "content.write", largestBody: form },
  { method: "DELETE", path: "/posts/:documentId", permission: "content.write" },
  { method: "GET", path: "/post-categories", permission: "content.write" },
  { method: "POST", path: "/post-categories", permission: "content.write" },
  { method: "PATCH", path: "/post-categories/:slug", permission: "content.write" },
  { method: "DELETE", path: "/post-categories/:slug", permission: "content.write" },
  { method: "GET", path: "/post-tags", permission: "content.write" },
  { method: "POST", path: "/post-tags", permission: "content.write" },
  { method: "PATCH", path: "/post-tags/:slug", permission: "content.write" },
  { method: "DELETE", path: "/post-tags/:slug", permission: "content.write" },
  { method: "GET", path: "/pages", permission: "content.write" },
  { method: "GET", path: "/pages/:documentId", permission: "content.write" },
  { method: "PUT", path: "/pages/:documentId", permission: "content.write", largestBody: form },
  { method: "POST", path: "/pages/:documentId/preview", permission: "content.write", largestBody: form },
  { method: "POST", path: "/preview", permission: "content.write" },
  { method: "GET", path: "/preview/:token", permission: "anyone" },
] as const
