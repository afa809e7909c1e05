import type { CarrierRule } from "#core/carriers/carrier-rule.ts"
import { fromDinars, toDinars } from "#core/money.ts"
import type { Db, Tx } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"

/** The rules by which carriers are chosen, the first one first. */
export async function listCarrierRules(db: Db): Promise<CarrierRule[]> {
  const rows = await db
    .selectFrom("carrier_rule as r")
    .leftJoin("carrier_account as a", "a.id", "r.account_id")
    .select([
      "r.wilayas",
      "r.delivery",
      "r.profile",
      "r.min_total",
      "r.max_total",
      "r.choice",
      "a.document_id as account",
    ])
    .orderBy("r.position")
    .execute()
  return rows.map(({ wilayas, min_total, max_total, ...rule }) => ({
    ...rule,
    // Written by this program.
    wilayas: JSON.parse(wilayas) as number[],
    minTotal: min_total === null ? null : toDinars(min_total),
    maxTotal: max_total === null ? null : toDinars(max_total),
  }))
}

/** Stores rules in the place of those that there are. Of two who do so at once one meets the other's places, and tries again.
 *  @returns false = an account that they name is gone */
export async function replaceCarrierRules(tx: Tx, rules: readonly CarrierRule[]): Promise<boolean> {
  const accounts = await tx.selectFrom("carrier_account").select(["id", "document_id as documentId"]).execute()
  const idOf = new Map(accounts.map(({ id, documentId }) => [documentId, id]))
  if (rules.some(({ choice, account }) => choice === "account" && !idOf.has(account ?? ""))) return false
  await tx.deleteFrom("carrier_rule").execute()
  if (rules.length === 0) return true
  const rows = rules.map(({ wilayas, delivery, profile, minTotal, maxTotal, choice, account }, position) => ({
    document_id: randomDocumentId(),
    position,
    wilayas: JSON.stringify(wilayas),
    delivery,
    profile,
    min_total: minTotal === null ? null : fromDinars(minTotal),
    max_total: maxTotal === null ? null : fromDinars(maxTotal),
    choice,
    account_id: choice === "account" ? (idOf.get(account ?? "") ?? null) : null,
  }))
  await tx.insertInto("carrier_rule").values(rows).execute()
  return true
}
