import { useNavigate } from "react-router"
import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import { Problem } from "../../ui/problem.tsx"
import { staffRejectionText } from "../../ui/staff-rejection-text.ts"
import * as css from "./door.module.css"
import { LinkPending } from "./link-pending.tsx"
import { LinkUnknown } from "./link-unknown.tsx"
import { NewPasswordField } from "./new-password-field.tsx"
import { SignInPage } from "./sign-in-page.tsx"
import { useLink } from "./use-link.ts"
import { useSending } from "./use-sending.ts"

/** Where somebody who forgot the password chooses another one. */
export function NewPasswordScreen() {
  const t = useText()
  const navigate = useNavigate()
  const { token, link, isUnknown, problem: unasked, again } = useLink()
  const { send, busy, problem } = useSending(async (form: FormData) => {
    await fetchJson("POST", "/new-password", { token, password: form.get("password") })
    navigate("/login", { replace: true })
  })
  if (isUnknown || (link && link.kind !== "password")) return <LinkUnknown />
  if (!link) return <LinkPending problem={unasked} again={again} />
  return (
    <SignInPage title={t("new.password")}>
      <form className={css.doorForm} onSubmit={send}>
        <Problem text={staffRejectionText(problem, t)} />
        <NewPasswordField label={t("auth.password")} name="password" />
        <button type="submit" className={`${buttons.btn} ${buttons.btnWide}`} disabled={busy}>
          {t("new.storePassword")}
        </button>
      </form>
    </SignInPage>
  )
}
