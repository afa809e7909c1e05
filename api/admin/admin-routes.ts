import { maxUploadSize } from "#core/media/upload.ts"
import type { StaffPermission } from "#core/staff/staff-permissions.ts"
import { carrierAdminRoutes } from "./routes/carrier-admin-routes.ts"
import { catalogueAdminRoutes } from "./routes/catalogue-admin-routes.ts"
import { contentAdminRoutes } from "./routes/content-admin-routes.ts"
import { eventAdminRoutes } from "./routes/event-admin-routes.ts"
import { orderAdminRoutes } from "./routes/order-admin-routes.ts"
import { backupAdminRoutes, movingAdminRoutes, sampleAdminRoutes } from "./routes/shop-data-admin-routes.ts"
import { tokenAdminRoutes } from "./routes/token-admin-routes.ts"
import { visitorAdminRoutes } from "./routes/visitor-admin-routes.ts"

/** The callers of a route: members with a permission, every member of staff, or anyone (only routes that lead to a session). */
export type Access = StaffPermission | "signed-in" | "anyone"

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
export type AdminRoute = {
  method: Method
  path: `/${string}`
  permission: Access
  /** Bytes of the largest body, for a row that takes a file or a long text; 64 KB elsewhere. */
  maxBody?: number
  /** Whether the body may be the archive of a whole shop, which takes hours over a slow network. */
  takesArchive?: true
  /** Open to an owner or manager who has yet to set up the second factor that the shop requires. */
  beforeSecondFactor?: true
}

/** Every address of the console's API, under `/api/admin`. One that is not here cannot be mounted, and every row is tried
 *  with every role (admin-routes.test.ts). Of two rows that fit an address the first counts. */
export const adminRoutes = [
  { method: "POST", path: "/auth/sign-in/email", permission: "anyone" },
  { method: "POST", path: "/auth/two-factor/verify-totp", permission: "anyone" },
  { method: "POST", path: "/auth/two-factor/verify-backup-code", permission: "anyone" },
  { method: "POST", path: "/auth/sign-out", permission: "signed-in", beforeSecondFactor: true },
  { method: "POST", path: "/auth/change-password", permission: "signed-in" },
  { method: "POST", path: "/auth/two-factor/enable", permission: "signed-in", beforeSecondFactor: true },
  { method: "POST", path: "/auth/two-factor/confirm", permission: "signed-in", beforeSecondFactor: true },
  { method: "POST", path: "/auth/two-factor/disable", permission: "signed-in" },
  { method: "POST", path: "/auth/two-factor/backup-codes", permission: "signed-in" },
  { method: "POST", path: "/links/check", permission: "anyone" },
  { method: "POST", path: "/first-owner", permission: "anyone" },
  { method: "POST", path: "/new-password", permission: "anyone" },
  { method: "GET", path: "/me", permission: "signed-in", beforeSecondFactor: true },
  { method: "PATCH", path: "/me", permission: "signed-in" },
  { method: "GET", path: "/me/sessions", permission: "signed-in" },
  { method: "DELETE", path: "/me/sessions", permission: "signed-in" },
  { method: "DELETE", path: "/me/sessions/:id", permission: "signed-in" },
  { method: "GET", path: "/staff", permission: "staff.manage" },
  { method: "GET", path: "/staff/:documentId", permission: "staff.manage" },
  { method: "PATCH", path: "/staff/:documentId", permission: "staff.manage" },
  { method: "DELETE", path: "/staff/:documentId", permission: "staff.manage" },
  { method: "POST", path: "/staff/:documentId/two-factor/remove", permission: "staff.manage" },
  { method: "POST", path: "/staff/:documentId/password-link", permission: "staff.manage" },
  { method: "GET", path: "/staff/:documentId/sessions", permission: "staff.manage" },
  { method: "DELETE", path: "/staff/:documentId/sessions", permission: "staff.manage" },
  { method: "DELETE", path: "/staff/:documentId/sessions/:id", permission: "staff.manage" },
  { method: "GET", path: "/security", permission: "staff.manage" },
  { method: "PUT", path: "/security", permission: "security.write" },
  { method: "POST", path: "/invitations/accept", permission: "anyone" },
  { method: "GET", path: "/invitations", permission: "staff.manage" },
  { method: "POST", path: "/invitations", permission: "staff.manage" },
  { method: "DELETE", path: "/invitations/:documentId", permission: "staff.manage" },
  ...orderAdminRoutes,
  ...catalogueAdminRoutes,
  { method: "GET", path: "/audit", permission: "audit.read" },
  { method: "GET", path: "/mails", permission: "settings.write" },
  { method: "POST", path: "/mails/:documentId/again", permission: "settings.write" },
  { method: "GET", path: "/numbers", permission: "numbers.read" },
  { method: "GET", path: "/numbers/own", permission: "orders.write" },
  { method: "GET", path: "/numbers/week", permission: "numbers.read" },
  { method: "GET", path: "/media", permission: "catalogue.read" },
  { method: "POST", path: "/media", permission: "catalogue.write", maxBody: maxUploadSize },
  { method: "PATCH", path: "/media/:documentId", permission: "catalogue.write" },
  { method: "DELETE", path: "/media/:documentId", permission: "catalogue.write" },
  { method: "GET", path: "/delivery", permission: "delivery.write" },
  { method: "PUT", path: "/delivery", permission: "delivery.write" },
  { method: "GET", path: "/delivery/communes", permission: "delivery.write" },
  { method: "PUT", path: "/delivery/communes", permission: "delivery.write" },
  { method: "GET", path: "/delivery/spellings", permission: "delivery.write" },
  { method: "PUT", path: "/delivery/spellings", permission: "delivery.write" },
  ...contentAdminRoutes,
  ...sampleAdminRoutes,
  ...backupAdminRoutes,
  ...eventAdminRoutes,
  ...movingAdminRoutes,
  ...tokenAdminRoutes,
  ...carrierAdminRoutes,
  ...visitorAdminRoutes,
] as const satisfies readonly AdminRoute[]

type KeyOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never

/** A path of the table. */
export type AdminPath = (typeof adminRoutes)[number]["path"]

/** A row by its name, such as `GET /me`. */
export type AdminRouteKey = KeyOf<(typeof adminRoutes)[number]>

export const routeKey = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/** A row's address as a request has it. */
const addressOf = ({ method, path }: AdminRoute) =>
  new RegExp(`^${method} /api/admin${path.replace(/:\w+/g, "[^/]+")}$`)

const openRows = adminRoutes.flatMap((row) =>
  // A password waits for a slot of its own, and a known member's for another (`api/passwords/hashing-slot.ts`).
  row.permission === "anyone" && row.path !== "/auth/sign-in/email"
    ? [{ path: row.path, address: addressOf(row) }]
    : [],
)

/** The row's path of a request that anyone may send; undefined where who sends it must have signed in, and for a sign-in itself. */
export const findOpenPath = (method: string, pathname: string): string | undefined =>
  openRows.find(({ address }) => address.test(`${method === "HEAD" ? "GET" : method} ${pathname}`))?.path

const takingFiles = adminRoutes.flatMap((row) => ("maxBody" in row ? addressOf(row) : []))

const takingArchives = adminRoutes.flatMap((row) => ("takesArchive" in row ? addressOf(row) : []))

/** Whether a request may hold the archive of a whole shop. */
export const takesArchive = (method: string, pathname: string): boolean =>
  takingArchives.some((address) => address.test(`${method} ${pathname}`))

/** Whether a request may hold a file: how large that may be is looked at once it is known who sends it. */
export const takesFile = (method: string, pathname: string): boolean =>
  takingFiles.some((address) => address.test(`${method} ${pathname}`))
