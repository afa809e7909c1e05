import { mayNeedSecondFactor } from "#core/staff/staff-permissions.ts"
import type { Db } from "#db/database.ts"
import { isSecondFactorRequired, lockSecondFactorRule, setSecondFactorRequired } from "#db/staff/second-factor-rule.ts"
import { findStaff } from "#db/staff/staff.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, Staff } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { conflict } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { changeSecurityRequest, type SecurityRules } from "./contract.ts"
import { reauthenticate } from "./credentials/reauthenticate.ts"

/** Whether a member must set up a second factor before anything else. */
export async function lacksSecondFactor(db: Db, { role, twoFactor }: Pick<Staff, "role" | "twoFactor">) {
  return !twoFactor && mayNeedSecondFactor(role) && (await isSecondFactorRequired(db))
}

/** How the team signs in. */
export function securityRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps
  const answer = (secondFactorRequired: boolean) =>
    Response.json({ data: { secondFactorRequired } satisfies SecurityRules })

  route("GET /security", async () => answer(await isSecondFactorRequired(db)))

  route("PUT /security", async (c) => {
    const { secondFactorRequired, ...proof } = await readBody(changeSecurityRequest, c.req)
    if (!secondFactorRequired && (await isSecondFactorRequired(db))) await reauthenticate(deps, c, proof)
    const now = clock()
    await inTransaction(db, async (tx) => {
      const wasRequired = await lockSecondFactorRule(tx)
      if (wasRequired === secondFactorRequired) return
      const by = await findStaff(tx, c.get("staff").id, now)
      if (secondFactorRequired && !by?.twoFactor) {
        throw conflict("Set up a second factor of your own first", { code: "SECOND_FACTOR_FIRST" })
      }
      const endedSessions = await setSecondFactorRequired(tx, secondFactorRequired)
      const before = { secondFactorRequired: wasRequired }
      const after = { secondFactorRequired, endedSessions }
      await audit(tx, c, { action: "update", resource: "security", before, after }, now)
    })
    return answer(secondFactorRequired)
  })
}
