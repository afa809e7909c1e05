/** The rows of API tokens in the table of the console's API. A token gives programs the shop's data: owners alone. */
export const tokenAdminRoutes = [
  { method: "GET", path: "/tokens", permission: "shop.data" },
  { method: "POST", path: "/tokens", permission: "shop.data" },
  { method: "POST", path: "/sheets", permission: "shop.data" },
  { method: "DELETE", path: "/tokens/:documentId", permission: "shop.data" },
] as const
