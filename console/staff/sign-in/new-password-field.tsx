import { maxPasswordLength, minPasswordLength } from "#core/staff/staff-password.ts"
import { useText } from "../../i18n/use-text.ts"
import { PasswordField } from "./password-field.tsx"

/** A password that somebody chooses; the list of common ones is the server's. */
export function NewPasswordField({ label, name }: { label: string; name: string }) {
  const t = useText()
  return (
    <PasswordField
      label={label}
      name={name}
      hint={t("new.passwordHint")}
      autoComplete="new-password"
      minLength={minPasswordLength}
      maxLength={maxPasswordLength}
      required
    />
  )
}
