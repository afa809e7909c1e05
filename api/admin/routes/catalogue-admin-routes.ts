import { maxPictureZipSize, maxProductFileSize } from "../../../core/catalogue/files/product-columns.ts"

const form = 512 * 1024
const importSize = maxProductFileSize + maxPictureZipSize

/** The rows of the catalogue in the table of the console's API. */
export const catalogueAdminRoutes = [
  { method: "GET", path: "/products", permission: "catalogue.read" },
  { method: "POST", path: "/products", permission: "catalogue.write", maxBody: form },
  { method: "POST", path: "/products/bulk", permission: "catalogue.write" },
  { method: "POST", path: "/products/restore", permission: "catalogue.write" },
  { method: "GET", path: "/products/export", permission: "catalogue.read" },
  { method: "POST", path: "/products/import", permission: "catalogue.write", maxBody: importSize },
  { method: "GET", path: "/products/:documentId", permission: "catalogue.read" },
  { method: "PUT", path: "/products/:documentId", permission: "catalogue.write", maxBody: form },
  { method: "PATCH", path: "/products/:documentId", permission: "catalogue.write" },
  { method: "DELETE", path: "/products/:documentId", permission: "catalogue.write" },
  { method: "POST", path: "/products/:documentId/duplicate", permission: "catalogue.write" },
  { method: "POST", path: "/products/:documentId/preview", permission: "catalogue.write" },
  { method: "GET", path: "/products/:documentId/variants", permission: "catalogue.read" },
  { method: "PUT", path: "/products/:documentId/variants", permission: "catalogue.write", maxBody: form },
  { method: "GET", path: "/products/:documentId/stock-movements", permission: "catalogue.read" },
  { method: "POST", path: "/products/:documentId/stock-movements", permission: "catalogue.write" },
  { method: "GET", path: "/categories", permission: "catalogue.read" },
  { method: "POST", path: "/categories", permission: "catalogue.write" },
  { method: "PUT", path: "/categories/order", permission: "catalogue.write" },
  { method: "GET", path: "/categories/:documentId", permission: "catalogue.read" },
  { method: "PATCH", path: "/categories/:documentId", permission: "catalogue.write" },
  { method: "DELETE", path: "/categories/:documentId", permission: "catalogue.write" },
  { method: "GET", path: "/universes", permission: "catalogue.read" },
  { method: "PUT", path: "/universes", permission: "catalogue.write" },
  { method: "GET", path: "/brands", permission: "catalogue.read" },
  { method: "POST", path: "/brands", permission: "catalogue.write" },
  { method: "PATCH", path: "/brands/:documentId", permission: "catalogue.write" },
  { method: "DELETE", path: "/brands/:documentId", permission: "catalogue.write" },
] as const
