import { secondFactorRoles } from "#core/staff/staff-permissions.ts"
import type { Db, Tx } from "../database.ts"

/** Whether owners and managers need a second factor. */
export async function isSecondFactorRequired(db: Db): Promise<boolean> {
  const rule = await db.selectFrom("staff_rule").select("second_factor_required").executeTakeFirst()
  return rule?.second_factor_required === 1
}

/** Locks the rule until the end of the transaction, and reads it. */
export async function lockSecondFactorRule(tx: Tx): Promise<boolean> {
  await tx
    .updateTable("staff_rule")
    .set((e) => ({ second_factor_required: e.ref("second_factor_required") }))
    .execute()
  return isSecondFactorRequired(tx)
}

/** Sets whether owners and managers need a second factor. When they do, the sessions of those who have none end: what
 *  such a session has open, a stream of events for one, would outlast the rule.
 *  @returns how many sessions ended */
export async function setSecondFactorRequired(tx: Tx, isRequired: boolean): Promise<number> {
  await tx
    .updateTable("staff_rule")
    .set({ second_factor_required: isRequired ? 1 : 0 })
    .execute()
  if (!isRequired) return 0
  const without = tx
    .selectFrom("staff_user")
    .select("id")
    .where("role", "in", secondFactorRoles)
    .where("two_factor_enabled", "=", 0)
  const { numDeletedRows } = await tx
    .deleteFrom("staff_session")
    .where("user_id", "in", without)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
