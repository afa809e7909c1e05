import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { Me } from "#api/staff/contract-me.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import { CodeForm } from "./code-form.tsx"
import { PasswordForm } from "./password-form.tsx"
import { SignInPage } from "./sign-in-page.tsx"
import { useEnter } from "./use-enter.ts"
import { useLogout } from "./use-logout.ts"

/** In front of the screens of a member whose session has ended. They go on with what they were doing once they have signed in
 *  again; for anybody else the console begins anew.
 *  @param member who was signed in */
export function SignInAgain({ member }: { member: Me }) {
  const t = useText()
  const queries = useQueryClient()
  const enter = useEnter()
  const logout = useLogout()
  const [needsCode, setNeedsCode] = useState(false)

  async function goOn() {
    const me = await fetchJson<Me>("GET", "/me").catch(() => undefined)
    if (me?.id !== member.id) return enter()
    queries.setQueryData(["me"], me)
    void queries.invalidateQueries()
  }
  return (
    <SignInPage title={t("auth.ended")} text={t(needsCode ? "auth.codeHint" : "auth.endedHint")}>
      {needsCode ? (
        <CodeForm onDone={() => void goOn()} onBack={() => setNeedsCode(false)} />
      ) : (
        <PasswordForm onDone={(twoFactorRequired) => (twoFactorRequired ? setNeedsCode(true) : void goOn())} />
      )}
      <button type="button" className={buttons.link} onClick={() => void logout()}>
        {t("shell.signOut")}
      </button>
    </SignInPage>
  )
}
