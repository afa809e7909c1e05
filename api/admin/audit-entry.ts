import type { Context } from "hono"
import type { Db } from "#db/database.ts"
import { type AuditEntry, addAudit } from "#db/staff/audit.ts"
import { type AdminEnv, auditAddress } from "./admin-context.ts"

type What = Pick<AuditEntry, "action" | "resource"> &
  Partial<Pick<AuditEntry, "staff" | "documentId" | "before" | "after">>

/** An audit entry for a request; the actor is the signed-in member unless another one is named. */
export function auditEntry(c: Context<AdminEnv>, what: What, at: Date): AuditEntry {
  const { staff = c.get("staff") ?? null, documentId = null, before = null, after = null } = what
  const who = staff && { id: staff.id, name: staff.name }
  return {
    staff: who,
    action: what.action,
    resource: what.resource,
    documentId,
    before,
    after,
    address: auditAddress(c),
    at,
  }
}

/** Writes an entry of a request into the audit log. */
export const audit = (tx: Db, c: Context<AdminEnv>, what: What, at: Date): Promise<void> =>
  addAudit(tx, auditEntry(c, what, at))

type Fields = Record<string, unknown>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the fields that differ, before and after, for the audit log. The form's version is left out. */
export function changedFields(before: Fields, after: Fields): [before: Fields, after: Fields] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => name !== "updatedAt" && !isSame(before[name], after[name]))
  const side = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]))
  return [side(before), side(after)]
}
