/** The rows of the sample shop in the table of the console's API. */
export const sampleAdminRoutes = [
  { method: "GET", path: "/sample", permission: "shop.data" },
  { method: "GET", path: "/sample/presence", permission: "shop.data" },
  { method: "POST", path: "/sample/clear", permission: "shop.data" },
  { method: "POST", path: "/sample/undo", permission: "shop.data" },
] as const
