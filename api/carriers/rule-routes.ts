import { createHash } from "node:crypto"
import type { CarrierRule } from "#core/carriers/carrier-rule.ts"
import { listCarrierRules, replaceCarrierRules } from "#db/carriers/carrier-rules.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { editConflict, validationError } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { type CarrierRulesAnswer, carrierRulesBody } from "./contract-rules.ts"

const versionOf = (rules: readonly CarrierRule[]) =>
  createHash("sha256").update(JSON.stringify(rules)).digest("base64url")

const toAnswer = (rules: CarrierRule[]): CarrierRulesAnswer => ({
  rules: rules.map((rule) => ({ ...rule, wilayas: [...rule.wilayas] })),
  version: versionOf(rules),
})

/** The rules by which the carrier of an order is chosen. */
export function carrierRuleRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /carrier-rules", async () => Response.json({ data: toAnswer(await listCarrierRules(db)) }))

  route("PUT /carrier-rules", async (c) => {
    const { rules, version } = await readBody(carrierRulesBody, c.req)
    const data = await inTransaction(db, async (tx) => {
      const before = await listCarrierRules(tx)
      if (versionOf(before) !== version) throw editConflict()
      if (!(await replaceCarrierRules(tx, rules))) {
        throw validationError([{ path: ["rules"], message: "An account of the rules was deleted" }])
      }
      const after = await listCarrierRules(tx)
      const fields = { documentId: null, before: { rules: before }, after: { rules: after } }
      await audit(tx, c, { action: "update", resource: "carrier-rules", ...fields }, clock())
      return toAnswer(after)
    })
    return Response.json({ data })
  })
}
