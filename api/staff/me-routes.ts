import { listPermissions } from "#core/staff/staff-permissions.ts"
import type { Db } from "#db/database.ts"
import { changeStaff, findStaff } from "#db/staff/staff.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, Staff } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { signInFirst } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { changeMeRequest } from "./contract.ts"
import type { Me } from "./contract-me.ts"
import { duplicateField } from "./duplicate-field.ts"
import { lacksSecondFactor } from "./security-routes.ts"

async function toMe(db: Db, { id, name, email, role, locale, twoFactor }: Staff): Promise<Me> {
  const secondFactorMissing = await lacksSecondFactor(db, { role, twoFactor })
  return { id, name, email, role, permissions: [...listPermissions(role)], twoFactor, secondFactorMissing, locale }
}

/** A member as the console knows who is signed in. */
export async function meById(db: Db, id: string, now: Date): Promise<Me> {
  const member = await findStaff(db, id, now)
  if (!member) throw signInFirst()
  return toMe(db, member)
}

/** The signed-in member and their permissions. */
export function meRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /me", async (c) => Response.json({ data: await toMe(db, c.get("staff")) }))

  route("PATCH /me", async (c) => {
    const after = await readBody(changeMeRequest, c.req)
    const { id, name, locale } = c.get("staff")
    const now = clock()
    await inTransaction(db, async (tx) => {
      if (!(await changeStaff(tx, id, after, now))) throw duplicateField("name")
      const what = { action: "update", resource: "staff", documentId: id, before: { name, locale }, after }
      await audit(tx, c, what, now)
    })
    return Response.json({ data: await meById(db, id, now) })
  })
}
