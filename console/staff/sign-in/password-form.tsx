import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import { Field } from "../../ui/forms/field.tsx"
import { Problem } from "../../ui/problem.tsx"
import { staffRejectionText } from "../../ui/staff-rejection-text.ts"
import * as css from "./door.module.css"
import { PasswordField } from "./password-field.tsx"
import { useSending } from "./use-sending.ts"

type Props = {
  /** Told whether a code is needed as well. */
  onDone: (twoFactorRequired: boolean) => void
  /** Of the account that is known to come back: its password alone is missing. */
  email?: string
}

/** E-mail and password. */
export function PasswordForm({ onDone, email = "" }: Props) {
  const t = useText()
  const { send, busy, problem } = useSending(async (form: FormData) => {
    const body = { email: form.get("email"), password: form.get("password") }
    const { twoFactorRequired } = await fetchJson<{ twoFactorRequired: boolean }>("POST", "/auth/sign-in/email", body)
    onDone(twoFactorRequired)
  })
  const wrong = t("auth.wrong")
  return (
    <form className={css.doorForm} onSubmit={send}>
      <Problem text={staffRejectionText(problem, t, { 400: wrong, 401: wrong })} />
      <Field
        label={t("auth.email")}
        name="email"
        type="email"
        autoComplete="username"
        dir="ltr"
        required
        defaultValue={email}
        autoFocus={email === ""}
      />
      <PasswordField
        label={t("auth.password")}
        name="password"
        autoComplete="current-password"
        required
        autoFocus={email !== ""}
      />
      <button type="submit" className={`${buttons.btn} ${buttons.btnWide}`} disabled={busy}>
        {t("auth.signIn")}
      </button>
    </form>
  )
}
