import { fetchJson } from "../../data/api-client.ts"
import { useText } from "../../i18n/use-text.ts"
import { Field } from "../../ui/forms/field.tsx"
import { Problem } from "../../ui/problem.tsx"
import { staffRejectionText } from "../../ui/staff-rejection-text.ts"
import { useSending } from "./use-sending.ts"

/** The second factor: six digits of an app, or a spare code. */
export function CodeForm({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const t = useText()
  const { send, busy, problem } = useSending(async (form: FormData) => {
    const code = String(form.get("code")).replace(/\s/g, "")
    const way = /^\d{6}$/.test(code) ? "verify-totp" : "verify-backup-code"
    await fetchJson("POST", `/auth/two-factor/${way}`, { code })
    onDone()
  })
  return (
    <form className="door-form" onSubmit={send}>
      <Problem text={staffRejectionText(problem, t)} />
      <Field label={t("auth.code")} name="code" autoComplete="one-time-code" dir="ltr" required autoFocus />
      <button type="submit" className="btn btn-wide" disabled={busy}>
        {t("auth.continue")}
      </button>
      <button type="button" className="link" onClick={onBack}>
        {t("auth.startOver")}
      </button>
    </form>
  )
}
