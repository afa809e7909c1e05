const form = 512 * 1024

/** The rows of the catalogue in the table of the console's API. */
export const catalogueAdminRoutes = [
  { method: "GET", path: "/products", permission: "catalogue.read" },
  { method: "POST", path: "/products", permission: "catalogue.write", largestBody: form },
  { method: "POST", path: "/products/bulk", permission: "catalogue.write" },
  { method: "GET", path: "/products/:documentId", permission: "catalogue.read" },
  { method: "PUT", path: "/products/:documentId", permission: "catalogue.write", largestBody: form },
  { method: "PATCH", path: "/products/:documentId", permission: "catalogue.write" },
  { method: "DELETE", path: "/products/:documentId", permission: "catalogue.write" },
  { method: "POST", path: "/products/:documentId/duplicate", permission: "catalogue.write" },
] as const
