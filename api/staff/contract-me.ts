import { z } from "zod"
import { locales } from "#core/i18n/locale.ts"
import { staffPermissions, staffRoles } from "#core/staff/staff-permissions.ts"

/** The signed-in member. */
export const me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  permissions: z.array(z.enum(staffPermissions)),
  twoFactor: z.boolean(),
  secondFactorMissing: z
    .boolean()
    .meta({ description: "The shop requires one of this role: nothing else is open until it is set up" }),
  locale: z.enum(locales),
})

export type Me = z.infer<typeof me>
