import { useState } from "react"
import type { ApiTokenWithText } from "#api/tokens/contract.ts"
import { type OrderColumn, orderColumns, orderColumnTitle } from "#core/orders/order-columns.ts"
import { maxTokenName, sheetDays } from "#core/staff/api-token.ts"
import { fetchJson } from "../data/api-client.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { ProofFields, proofIn } from "../staff/sign-in/proof-fields.tsx"
import { useSending } from "../staff/sign-in/use-sending.ts"
import * as ordersChoices from "../styles/orders-choices.module.css"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { Checks } from "../ui/forms/checks.tsx"
import { Field } from "../ui/forms/field.tsx"
import { Options, Select } from "../ui/forms/select.tsx"
import { Problem } from "../ui/problem.tsx"
import { expiresAtIn, LifetimeField } from "./lifetime-field.tsx"
import * as css from "./tokens.module.css"
import { tokenProblem } from "./use-tokens.ts"

/** Columns that a sheet begins with: none of them tells of a person. */
const usual: readonly OrderColumn[] = ["number", "date", "status", "wilaya", "commune", "products", "units", "total"]

/** The form of a private CSV address: which columns of the orders of how many days.
 *  @param onMade gets the address, which is shown once */
export function SheetForm({ onMade }: { onMade: (address: string) => Promise<void> }) {
  const t = useText()
  const locale = useConsoleLocale()
  const [columns, setColumns] = useState<string[]>([...usual])
  const { send, busy, problem } = useSending(async (form) => {
    const named = { name: form.get("name"), expiresAt: expiresAtIn(form), ...proofIn(form) }
    const body = { ...named, columns, locale, days: Number(form.get("span")) }
    await onMade((await fetchJson<ApiTokenWithText>("POST", "/sheets", body)).token)
  })
  return (
    <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} onSubmit={send}>
      <Problem text={tokenProblem(problem, t)} />
      <Field label={t("sheet.name")} name="name" required maxLength={maxTokenName} />
      <Select label={t("sheet.days")} name="span" defaultValue={30}>
        <Options of={sheetDays.map((days) => [days, t("sheet.lastDays", { n: days })])} />
      </Select>
      <fieldset className={css.cTokenScopes}>
        <legend>{t("sheet.columns")}</legend>
        <Checks
          options={orderColumns.map((column) => ({ value: column, text: orderColumnTitle(column, locale) }))}
          chosen={columns}
          onChange={setColumns}
        />
      </fieldset>
      <LifetimeField />
      <ProofFields label={t("staff.yourPassword")} />
      <div className={parts.cActs}>
        <Button type="submit" disabled={busy || columns.length === 0}>
          {t("sheet.add")}
        </Button>
      </div>
    </form>
  )
}
