import { useState } from "react"
import { useLocation } from "react-router"
import { toOwnPath } from "#core/own-path.ts"
import { useText } from "../../i18n/use-text.ts"
import { CodeForm } from "./code-form.tsx"
import { PasswordForm } from "./password-form.tsx"
import { SignInPage } from "./sign-in-page.tsx"
import { useEnter } from "./use-enter.ts"

type From = { nextPathname?: string; nextSearch?: string } | null

/** Where somebody was when the console asked who they are; its start for an address that leads away from it. */
function pathOf(from: From): string {
  const path = from?.nextPathname ?? "/"
  return toOwnPath(`${path.replace(/^\/admin(?=\/|$)/, "") || "/"}${from?.nextSearch ?? ""}`) ?? "/"
}

/** The way into the console: e-mail and password, then a code for those who have set one up. */
export function SignIn() {
  const t = useText()
  const [needsCode, setNeedsCode] = useState(false)
  const goIn = useEnter()
  const { state } = useLocation()
  const enter = () => goIn(pathOf(state))

  return (
    <SignInPage title={t("auth.signIn")} text={t(needsCode ? "auth.codeHint" : "auth.welcome")}>
      {needsCode ? (
        <CodeForm onDone={enter} onBack={() => setNeedsCode(false)} />
      ) : (
        <PasswordForm onDone={(twoFactorRequired) => (twoFactorRequired ? setNeedsCode(true) : enter())} />
      )}
    </SignInPage>
  )
}
