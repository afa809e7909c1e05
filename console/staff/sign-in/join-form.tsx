import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../../data/api-client.ts"
import type { ApiPath } from "../../data/api-path.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { Field } from "../../ui/forms/field.tsx"
import { Problem } from "../../ui/problem.tsx"
import { staffRejectionText } from "../../ui/staff-rejection-text.ts"
import { NameField } from "../name-field.tsx"
import * as css from "./door.module.css"
import { NewPasswordField } from "./new-password-field.tsx"
import { useEnter } from "./use-enter.ts"
import { useSending } from "./use-sending.ts"

/** Name, e-mail and password of a new member; they are signed in then. */
export function JoinForm({ path, token }: { path: ApiPath; token: string }) {
  const t = useText()
  const locale = useConsoleLocale()
  const enter = useEnter()
  const { send, busy, problem } = useSending(async (form: FormData) => {
    const [name, email, password] = ["name", "email", "password"].map((field) => form.get(field))
    await fetchJson("POST", path, { token, name, email, password, locale })
    enter()
  })
  return (
    <form className={css.doorForm} onSubmit={send}>
      <Problem text={staffRejectionText(problem, t)} />
      <NameField />
      <Field label={t("auth.email")} name="email" type="email" autoComplete="username" dir="ltr" required />
      <NewPasswordField label={t("auth.password")} name="password" />
      <button type="submit" className={`${buttons.btn} ${buttons.btnWide}`} disabled={busy}>
        {t("new.create")}
      </button>
    </form>
  )
}
