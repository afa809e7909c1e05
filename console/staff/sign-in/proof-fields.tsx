import { useMe } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import { Field } from "../../ui/forms/field.tsx"
import { PasswordField } from "./password-field.tsx"

/** Fields of a reauthentication: the member's password, and a code where their second factor is on. */
export function ProofFields({ label }: { label: string }) {
  const t = useText()
  const me = useMe()
  return (
    <>
      <PasswordField label={label} name="password" autoComplete="current-password" required />
      {me?.twoFactor && (
        <Field
          label={t("auth.code")}
          hint={t("auth.codeHint")}
          name="code"
          autoComplete="one-time-code"
          dir="ltr"
          required
        />
      )}
    </>
  )
}

/** Converts `ProofFields` to the request. */
export function proofIn(form: FormData): { password: string; code?: string } {
  const code = String(form.get("code") ?? "").replace(/\s/g, "")
  return { password: String(form.get("password") ?? ""), ...(code && { code }) }
}
