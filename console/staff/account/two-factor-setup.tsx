import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import * as settings from "../../styles/settings.module.css"
import { Field } from "../../ui/forms/field.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { SmallForm } from "../../ui/forms/small-form.tsx"
import { Problem } from "../../ui/problem.tsx"
import { staffRejectionText } from "../../ui/staff-rejection-text.ts"
import { useSending } from "../sign-in/use-sending.ts"
import { TotpCode } from "./totp-code.tsx"

/** The key for the app, and a first code from it. */
export function TwoFactorSetup({ totpURI, onDone }: { totpURI: string; onDone: () => void }) {
  const t = useText()
  const secret = new URL(totpURI).searchParams.get("secret") ?? ""
  const { send, busy, problem } = useSending(async (form) => {
    await fetchJson("POST", "/auth/two-factor/confirm", { code: String(form.get("code")).replace(/\s/g, "") })
    onDone()
  })
  return (
    <SmallForm submit={t("account.confirm")} disabled={busy} onSubmit={send}>
      <p>{t("account.secret")}</p>
      <TotpCode totpURI={totpURI} />
      <p className={settings.cCode}>
        <bdi dir="ltr">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</bdi>
      </p>
      <a className={buttons.link} href={totpURI}>
        {t("account.openApp")}
      </a>
      <Problem text={staffRejectionText(problem, t)} />
      <div className={forms.cGrid}>
        <Field label={t("account.confirmCode")} name="code" inputMode="numeric" autoComplete="one-time-code" required />
      </div>
    </SmallForm>
  )
}
