import { type FormEvent, useState } from "react"
import { isAlgerianMobile, spacedPhone } from "#core/customers/phone.ts"
import { useText } from "../../i18n/use-text.ts"
import * as orderDialogs from "../../styles/order-dialogs.module.css"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/forms/field.tsx"
import { SmallForm } from "../../ui/forms/small-form.tsx"
import { usePhoneBlocks } from "./use-phone-blocks.ts"

const examples = ["parcels", "fake", "insults"] as const

/** Requests the reason of a block, and the number where none is given.
 *  @param mobile of the order; it may be any number that the shop accepted */
export function BlockDialog({ mobile, onClose }: { mobile?: string; onClose: () => void }) {
  const t = useText()
  const { block, busy } = usePhoneBlocks()
  const [typed, setTyped] = useState("")
  const [reason, setReason] = useState("")
  const [wasSent, setWasSent] = useState(false)
  const wrongMobile = mobile === undefined && !isAlgerianMobile(typed)
  const noReason = reason.trim() === ""
  async function send(event: FormEvent) {
    event.preventDefault()
    setWasSent(true)
    if (busy || wrongMobile || noReason) return
    if (await block(mobile ?? typed, reason.trim())) onClose()
  }
  return (
    <Dialog title={t(mobile === undefined ? "phoneBlock.add" : "phoneBlock.ask")} onClose={onClose}>
      <SmallForm submit={t("phoneBlock.block")} disabled={busy} onClose={onClose} noValidate onSubmit={send}>
        {mobile === undefined ? (
          <Field
            label={t("phoneBlock.mobile")}
            type="tel"
            dir="ltr"
            autoComplete="off"
            maxLength={40}
            required
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            problem={wasSent && wrongMobile ? t("order.wrongMobile") : undefined}
          />
        ) : (
          <p className="muted">
            <bdi dir="ltr">{spacedPhone(mobile)}</bdi>
          </p>
        )}
        <Field
          label={t("phoneBlock.reason")}
          maxLength={300}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          problem={wasSent && noReason ? t("phoneBlock.needsReason") : undefined}
        />
        <div className={orderDialogs.cExamples}>
          {examples.map((example) => (
            <Button key={example} look="chip" onClick={() => setReason(t(`phoneBlock.example.${example}`))}>
              {t(`phoneBlock.example.${example}`)}
            </Button>
          ))}
        </div>
        <p className="small muted">{t("phoneBlock.hint")}</p>
      </SmallForm>
    </Dialog>
  )
}
