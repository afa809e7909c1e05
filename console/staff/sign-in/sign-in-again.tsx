import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import type { Me } from "#api/staff/contract-me.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { CodeForm } from "./code-form.tsx"
import * as css from "./door.module.css"
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

/** A dialog of the browser over all that is open, with the focus in its field that is to be filled in. The dialogs of the console
 *  lie outside of its screens and stay open below it: what they hear of keys and presses would close them. */
function useTopDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLInputElement>("input[type=password]")?.focus()
  }, [])
  return dialog
}

/** Over the screens of a member whose session has ended. They go on with what they were doing once they have signed in
 *  again; for anybody else the console begins anew.
 *  @param member who was signed in */
export function SignInAgain({ member }: { member: Me }) {
  const t = useText()
  const queries = useQueryClient()
  const enter = useEnter()
  const logout = useLogout()
  const [needsCode, setNeedsCode] = useState(false)
  const dialog = useTopDialog()
  useFocusBack()

  async function goOn() {
    const me = await fetchJson<Me>("GET", "/me").catch(() => undefined)
    if (me?.id !== member.id) return enter()
    queries.setQueryData(["me"], me)
    void queries.invalidateQueries()
  }
  return createPortal(
    <dialog
      ref={dialog}
      className={css.doorOver}
      aria-label={t("auth.ended")}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <SignInPage title={t("auth.ended")} text={t(needsCode ? "auth.codeHint" : "auth.endedHint")}>
        {needsCode ? (
          <CodeForm onDone={() => void goOn()} onBack={() => setNeedsCode(false)} />
        ) : (
          <PasswordForm
            email={member.email}
            onDone={(twoFactorRequired) => (twoFactorRequired ? setNeedsCode(true) : void goOn())}
          />
        )}
        <Button look="link" onClick={() => void logout()}>
          {t("auth.endedLeave")}
        </Button>
      </SignInPage>
    </dialog>,
    document.body,
  )
}
