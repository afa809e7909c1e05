import type { Context } from "hono"
import { unknownAddress } from "#core/customers/unknown-address.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { StaffRole } from "#core/staff/staff-permissions.ts"
import type { Db } from "#db/database.ts"
import type { Network } from "../common/public-network.ts"
import type { ScryptCost } from "../passwords/scrypt-job.ts"
import type { AdminRouteKey } from "./admin-routes.ts"
import type { StaffAuth } from "./staff-auth.ts"

/** The signed-in member of the staff, as read for this request. */
export type Staff = {
  id: string
  name: string
  email: string
  role: StaffRole
  locale: Locale
  twoFactor: boolean
}

export type AdminEnv = {
  Bindings: { requestId?: string | undefined; client?: string | undefined }
  Variables: {
    /** Set on every row but those for anyone. */
    staff: Staff
    /** Session of the request. A long answer, such as a stream of events, checks whether the session still exists
     *  (`db/staff/staff-sessions.ts`). */
    sessionId: string
  }
}

/** Dependencies of the admin routes. */
export type AdminDeps = {
  db: Db
  auth: StaffAuth
  clock: () => Date
  /** Secret of the hash under which sign-in tries are counted, so that no address can be read back. */
  secret: string
  /** The shop's address as browsers see it. */
  publicUrl: string | undefined
  /** Where webhooks may go; the public internet by default. */
  network?: Network | undefined
  /** Cost of the hash of a new password. */
  passwordCost?: ScryptCost | undefined
  /** Ends answers that would go on: the process stops. */
  stopping: AbortSignal
  /** Told what went wrong after an answer had begun. */
  log?: { error(details: object, message: string): void } | undefined
}

type PathOf<K extends string> = K extends `${string} ${infer P}` ? P : never

/** Mounts a row of admin-routes.ts behind its guard. */
export type AddRoute = <K extends AdminRouteKey>(
  route: K,
  handler: (c: Context<AdminEnv, PathOf<K>>) => Response | Promise<Response>,
) => void

/** The client's address, for the audit log; "" where it is unknown. */
export const auditAddress = (c: Context<AdminEnv>): string =>
  c.env?.client === unknownAddress ? "" : (c.env?.client ?? "")
