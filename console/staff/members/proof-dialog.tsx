import { useText } from "../../i18n/use-text.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { SmallForm } from "../../ui/forms/small-form.tsx"
import { Problem } from "../../ui/problem.tsx"
import { staffRejectionText } from "../../ui/staff-rejection-text.ts"
import { ProofFields, proofIn } from "../sign-in/proof-fields.tsx"
import { useSending } from "../sign-in/use-sending.ts"

type Props = {
  title: string
  onClose: () => void
  /** Does it; what it throws is shown, and the dialog stays. */
  onProven: (proof: ReturnType<typeof proofIn>) => Promise<void>
}

/** Asks for own password before somebody else is given access to the shop. */
export function ProofDialog({ title, onClose, onProven }: Props) {
  const t = useText()
  const { send, busy, problem } = useSending((form) => onProven(proofIn(form)))
  return (
    <Dialog title={title} onClose={onClose}>
      <SmallForm submit={t("account.confirm")} disabled={busy} onClose={onClose} onSubmit={send}>
        <p>{t("staff.proofText")}</p>
        <Problem text={staffRejectionText(problem, t)} />
        <ProofFields label={t("staff.yourPassword")} />
      </SmallForm>
    </Dialog>
  )
}
