import { useState } from "react"
import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { Problem } from "../../ui/problem.tsx"
import { staffRejectionText } from "../../ui/staff-rejection-text.ts"
import { SpareCodes } from "../account/spare-codes.tsx"
import { TwoFactorSetup } from "../account/two-factor-setup.tsx"
import * as css from "./door.module.css"
import { PasswordField } from "./password-field.tsx"
import { SignInPage } from "./sign-in-page.tsx"
import { useEnter } from "./use-enter.ts"
import { useLogout } from "./use-logout.ts"
import { useSending } from "./use-sending.ts"

type Setup = { totpURI: string; backupCodes: string[] }

/** In place of the console for an owner or manager without the second factor that the shop requires: password, app, spare
 *  codes, and then on to the console. */
export function SecondFactorPage() {
  const t = useText()
  const enter = useEnter()
  const logout = useLogout()
  const [setup, setSetup] = useState<Setup>()
  const [isDone, setDone] = useState(false)
  const { send, busy, problem } = useSending(async (form) => {
    setSetup(await fetchJson<Setup>("POST", "/auth/two-factor/enable", { password: form.get("password") }))
  })
  if (setup && isDone) {
    return (
      <SignInPage title={t("account.twoFactor")} text={t("account.twoFactorOn")}>
        <SpareCodes codes={setup.backupCodes} />
        <button type="button" className={`${buttons.btn} ${buttons.btnWide}`} onClick={() => enter()}>
          {t("auth.continue")}
        </button>
      </SignInPage>
    )
  }
  return (
    <SignInPage title={t("account.twoFactor")} text={t("auth.secondRequired")}>
      {setup ? (
        <TwoFactorSetup totpURI={setup.totpURI} onDone={() => setDone(true)} />
      ) : (
        <form className={css.doorForm} onSubmit={send}>
          <Problem text={staffRejectionText(problem, t)} />
          <PasswordField label={t("account.current")} name="password" autoComplete="current-password" required />
          <button type="submit" className={`${buttons.btn} ${buttons.btnWide}`} disabled={busy}>
            {t("account.turnOn")}
          </button>
        </form>
      )}
      <Button look="link" onClick={() => logout()}>
        {t("shell.signOut")}
      </Button>
    </SignInPage>
  )
}
