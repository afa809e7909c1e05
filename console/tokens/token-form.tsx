import { useState } from "react"
import type { ApiTokenWithText } from "#api/tokens/contract.ts"
import { maxTokenName, tokenScopes } from "#core/staff/api-token.ts"
import { fetchJson } from "../data/api-client.ts"
import { useText } from "../i18n/use-text.ts"
import { ProofFields, proofIn } from "../staff/sign-in/proof-fields.tsx"
import { useSending } from "../staff/sign-in/use-sending.ts"
import * as ordersChoices from "../styles/orders-choices.module.css"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { Checks } from "../ui/forms/checks.tsx"
import { Field } from "../ui/forms/field.tsx"
import { Problem } from "../ui/problem.tsx"
import { expiresAtIn, LifetimeField } from "./lifetime-field.tsx"
import * as css from "./tokens.module.css"
import { tokenProblem } from "./use-tokens.ts"

/** The form of a new token: its name, what it may do, and until when.
 *  @param onMade gets the token, which is shown once */
export function TokenForm({ onMade }: { onMade: (token: string) => Promise<void> }) {
  const t = useText()
  const [scopes, setScopes] = useState<string[]>([])
  const { send, busy, problem } = useSending(async (form) => {
    const body = { name: form.get("name"), scopes, expiresAt: expiresAtIn(form), ...proofIn(form) }
    await onMade((await fetchJson<ApiTokenWithText>("POST", "/tokens", body)).token)
  })
  return (
    <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} onSubmit={send}>
      <Problem text={tokenProblem(problem, t)} />
      <Field label={t("token.name")} hint={t("token.nameHint")} name="name" required maxLength={maxTokenName} />
      <fieldset className={css.cTokenScopes}>
        <legend>{t("token.scopes")}</legend>
        <Checks
          options={tokenScopes.map((scope) => ({ value: scope, text: t(`token.scope.${scope}`) }))}
          chosen={scopes}
          onChange={setScopes}
        />
      </fieldset>
      <LifetimeField />
      <ProofFields label={t("staff.yourPassword")} />
      <div className={parts.cActs}>
        <Button type="submit" disabled={busy || scopes.length === 0}>
          {t("token.add")}
        </Button>
      </div>
    </form>
  )
}
