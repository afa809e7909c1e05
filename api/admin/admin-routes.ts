import type { StaffPermission } from "#core/staff-permissions.ts"

/** Who may ask: whoever has a permission, every member of staff, or anyone at all (only what leads to a session). */
export type Access = StaffPermission | "signed-in" | "anyone"

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
type AdminRoute = { method: Method; path: `/${string}`; permission: Access }

/** Every address of the console's API, under `/api/admin`. One that is not here cannot be mounted, and every row is tried
 *  with every role (admin-routes.test.ts). Of two rows that fit an address the first counts. */
export const adminRoutes = [
  { method: "POST", path: "/auth/sign-in/email", permission: "anyone" },
  { method: "POST", path: "/auth/sign-out", permission: "signed-in" },
  { method: "GET", path: "/me", permission: "signed-in" },
] as const satisfies readonly AdminRoute[]

type KeyOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never

/** A row by its name, such as `GET /me`. */
export type AdminRouteKey = KeyOf<(typeof adminRoutes)[number]>

export const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
