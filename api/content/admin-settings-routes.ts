import { setTimeout } from "node:timers/promises"
import { type ShopFacts, settingFields } from "#core/content/settings-fields.ts"
import { shopFactsProblems } from "#core/content/shop-facts.ts"
import { fromWire, toWire } from "#core/fields/field-values.ts"
import { mainLocale } from "#core/i18n/locale.ts"
import { touchContent } from "#db/changes/content-version.ts"
import { firstSettings, readShopFacts, type StoredSettings, writeShopFacts } from "#db/content/admin-settings.ts"
import { beginBorrowing, borrowTextsAgain } from "#db/content/borrow-again.ts"
import { listUnknownAddressReasons } from "#db/customers/unknown-addresses.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { audit, changedFields } from "../admin/audit-entry.ts"
import { editConflict, validationError } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { type ClientAddresses, type SettingsForm, settingsForm } from "./contract-admin-settings.ts"

/** Milliseconds that an answer waits for texts that borrow again: enough for a small shop. */
const maxBorrowing = 1000

const formOf = ({ facts, updatedAt }: Omit<StoredSettings, "documentId">): SettingsForm => ({
  ...facts,
  ...toWire(settingFields, facts),
  updatedAt,
})

/** @throws ApiError 400 with all that is wrong */
function check(facts: ShopFacts): void {
  const problems = shopFactsProblems(facts)
  if (problems.length === 0) return
  throw validationError(problems.map(({ field, problem }) => ({ path: field.split("."), message: problem })))
}

/** Routes of the shop's settings, read and stored as one form. */
export function settingsRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /settings", async () => Response.json({ data: formOf((await readShopFacts(db)) ?? firstSettings) }))

  route("GET /settings/client-addresses", async () => {
    const unknown = await listUnknownAddressReasons(db, clock())
    return Response.json({ data: { unknown } satisfies ClientAddresses })
  })

  route("PUT /settings", async (c) => {
    const { updatedAt, ...facts } = await readBody(settingsForm, c.req)
    check(facts)
    const stored = { ...facts, ...fromWire(settingFields, facts) }
    const data = await inTransaction(db, async (tx) => {
      const was = await readShopFacts(tx)
      if (!(await writeShopFacts(tx, stored, updatedAt, clock()))) throw editConflict()
      const is = (await readShopFacts(tx)) ?? firstSettings
      const main = mainLocale(is.facts.languages)
      if (main !== mainLocale((was ?? firstSettings).facts.languages)) await beginBorrowing(tx, main)
      const [before, after] = changedFields(was ? formOf(was) : {}, formOf(is))
      const what = { action: "update", resource: "settings", documentId: was?.documentId ?? null, before, after }
      await audit(tx, c, what, clock())
      await touchContent(tx, ["all"])
      return formOf(is)
    })
    // A large shop goes on with it behind the answer; what fails is done by the job of that name.
    await Promise.race([
      borrowTextsAgain(db).catch(() => undefined),
      setTimeout(maxBorrowing, undefined, { ref: false }),
    ])
    return Response.json({ data })
  })
}
