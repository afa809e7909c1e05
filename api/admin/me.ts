import { permissionsOf } from "#core/staff-permissions.ts"
import type { Me } from "../contract/admin/me.ts"
import type { AddRoute, Staff } from "./admin-context.ts"

const meOf = (staff: Staff): Me => ({ ...staff, permissions: [...permissionsOf(staff.role)] })

/** Who is signed in, and what they may do. */
export function meRoutes(route: AddRoute): void {
  route("GET /me", (c) => Response.json({ data: meOf(c.get("staff")) }))
}
