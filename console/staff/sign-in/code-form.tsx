import * as buttons from "#app/styles/buttons.module.css"
import { toLatinDigits } from "#core/latin-digits.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/forms/field.tsx"
import { Problem } from "../../ui/problem.tsx"
import { staffRejectionText } from "../../ui/staff-rejection-text.ts"
import * as css from "./door.module.css"
import { useSending } from "./use-sending.ts"

/** The second factor: six digits of an app, or a spare code. */
export function CodeForm({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const t = useText()
  const { send, busy, problem } = useSending(async (form: FormData) => {
    const code = toLatinDigits(String(form.get("code"))).replace(/\s/g, "")
    const way = /^\d{6}$/.test(code) ? "verify-totp" : "verify-backup-code"
    await fetchJson("POST", `/auth/two-factor/${way}`, { code })
    onDone()
  })
  return (
    <form className={css.doorForm} onSubmit={send}>
      <Problem text={staffRejectionText(problem, t)} />
      <Field label={t("auth.code")} name="code" autoComplete="one-time-code" dir="ltr" required autoFocus />
      <button type="submit" className={`${buttons.btn} ${buttons.btnWide}`} disabled={busy}>
        {t("auth.continue")}
      </button>
      <Button look="link" onClick={onBack}>
        {t("auth.startOver")}
      </Button>
    </form>
  )
}
