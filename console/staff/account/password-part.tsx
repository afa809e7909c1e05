import { useRef } from "react"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { Problem } from "../../ui/problem.tsx"
import { staffRejectionText } from "../../ui/staff-rejection-text.ts"
import { NewPasswordField } from "../sign-in/new-password-field.tsx"
import { ProofFields, proofIn } from "../sign-in/proof-fields.tsx"
import { useSending } from "../sign-in/use-sending.ts"

/** Another password; all other sessions end with it. */
export function PasswordPart() {
  const t = useText()
  const notify = useNotify()
  const form = useRef<HTMLFormElement>(null)
  const { send, busy, problem } = useSending(async (typed) => {
    const { password, ...code } = proofIn(typed)
    const body = { currentPassword: password, ...code, newPassword: typed.get("new") }
    await fetchJson("POST", "/auth/change-password", body)
    form.current?.reset()
    notify(t("account.changed"))
  })
  return (
    <section className={parts.cPart}>
      <h2>{t("account.password")}</h2>
      <form ref={form} className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} onSubmit={send}>
        <Problem text={staffRejectionText(problem, t)} />
        <div className={forms.cGrid}>
          <ProofFields label={t("account.current")} />
          <NewPasswordField label={t("account.new")} name="new" />
        </div>
        <div className={parts.cActs}>
          <Button look="soft" type="submit" disabled={busy}>
            {t("account.change")}
          </Button>
        </div>
      </form>
    </section>
  )
}
