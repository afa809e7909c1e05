import { maxArchiveSize } from "#core/moving/archive-size.ts"

/** The rows of backups in the table of the console's API. */
export const backupAdminRoutes = [
  { method: "GET", path: "/backups", permission: "shop.data" },
  { method: "POST", path: "/backups", permission: "shop.data" },
  { method: "GET", path: "/backups/warning", permission: "shop.data" },
  { method: "PUT", path: "/backups/schedule", permission: "shop.data" },
  { method: "POST", path: "/backups/:name/download", permission: "shop.data" },
  { method: "POST", path: "/backups/:name/restore", permission: "shop.data" },
] as const

/** The rows of moving from another shop in the table of the console's API. */
export const movingAdminRoutes = [
  {
    method: "POST",
    path: "/moving/products",
    permission: "shop.data",
    maxBody: maxArchiveSize,
    takesArchive: true,
  },
  { method: "GET", path: "/moving-out", permission: "shop.data" },
  { method: "GET", path: "/moving-out/progress", permission: "shop.data" },
  { method: "GET", path: "/redirects", permission: "content.write" },
  { method: "POST", path: "/redirects", permission: "content.write", maxBody: 512 * 1024 },
  { method: "POST", path: "/redirects/delete", permission: "content.write", maxBody: 512 * 1024 },
] as const

/** The rows of the sample shop in the table of the console's API. */
export const sampleAdminRoutes = [
  { method: "GET", path: "/sample", permission: "shop.data" },
  { method: "GET", path: "/sample/presence", permission: "shop.data" },
  { method: "POST", path: "/sample/clear", permission: "shop.data" },
  { method: "POST", path: "/sample/undo", permission: "shop.data" },
] as const
