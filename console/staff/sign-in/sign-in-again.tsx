import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import type { Me } from "#api/staff/contract-me.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import { CodeForm } from "./code-form.tsx"
import { PasswordForm } from "./password-form.tsx"
import { SignInPage } from "./sign-in-page.tsx"
import { useEnter } from "./use-enter.ts"
import { useLogout } from "./use-logout.ts"

/** Gives the focus back, once its screen is shown again, to what had it when this was shown over it. */
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before !== document.body) before.focus()
    },
    [before],
  )
}

/** In front of the screens of a member whose session has ended. They go on with what they were doing once they have signed in
 *  again; for anybody else the console begins anew.
 *  @param member who was signed in */
export function SignInAgain({ member }: { member: Me }) {
  const t = useText()
  const queries = useQueryClient()
  const enter = useEnter()
  const logout = useLogout()
  const [needsCode, setNeedsCode] = useState(false)
  useFocusBack()

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
        <PasswordForm
          email={member.email}
          onDone={(twoFactorRequired) => (twoFactorRequired ? setNeedsCode(true) : void goOn())}
        />
      )}
      <button type="button" className={buttons.link} onClick={() => void logout()}>
        {t("auth.endedLeave")}
      </button>
    </SignInPage>
  )
}
