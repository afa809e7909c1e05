import { type InputEvent, useState } from "react"
import { isEmailAddress } from "#core/customers/contact-message.ts"
import type { DeliveryKind } from "#core/delivery/wilaya.ts"
import { type CheckedFields, checkoutLimits } from "#core/orders/order-check.ts"
import { Field } from "../../forms/field.tsx"
import * as orderForm from "../../forms/order-form.module.css"
import { useTooLong } from "../../forms/use-too-long.ts"
import { useI18n } from "../../i18n/i18n.tsx"

type FreeFieldsProps = {
  formId: string
  first: { address: string; email: string; note: string }
  delivery: DeliveryKind
  /** The fields at fault: they are too long. */
  faults: readonly (keyof CheckedFields)[]
}

/** Address, e-mail and note, all of them free to leave out. The address is asked for where the parcel goes to the door. */
export function FreeFields({ formId, first, delivery, faults }: FreeFieldsProps) {
  const { t } = useI18n()
  const { whyTooLong, followLength } = useTooLong(checkoutLimits, first)
  const whyOf = (field: keyof typeof checkoutLimits) =>
    whyTooLong(field) ?? (faults.includes(field) ? t("orderForm.why.tooLong", { n: checkoutLimits[field] }) : null)
  const address = `${formId}-address`
  const note = `${formId}-note`
  return (
    <>
      {/* Hidden rather than gone, so that what was typed is there again. */}
      <div className={orderForm.full} hidden={delivery !== "home"}>
        <Field id={address} label={t("checkout.address")} why={whyOf("address")}>
          <input
            id={address}
            name="address"
            defaultValue={first.address}
            onInput={followLength("address")}
            autoComplete="street-address"
            aria-describedby={`${address}-hint`}
          />
          <p className={orderForm.hint} id={`${address}-hint`}>
            {t("checkout.addressHint")}
          </p>
        </Field>
      </div>
      <EmailField
        id={`${formId}-email`}
        first={first.email}
        why={whyOf("email")}
        followLength={followLength("email")}
      />
      <Field id={note} label={t("checkout.note")} why={whyOf("note")} wide>
        <textarea id={note} name="note" rows={3} defaultValue={first.note} onInput={followLength("note")} />
      </Field>
    </>
  )
}

type EmailFieldProps = {
  id: string
  first: string
  why: string | null
  followLength: (event: InputEvent<HTMLInputElement>) => void
}

/** Where the order's news go. What is no address is remarked on and keeps nobody from ordering. */
function EmailField({ id, first, why, followLength }: EmailFieldProps) {
  const { t } = useI18n()
  const [isDoubtful, setDoubtful] = useState(false)
  const looksWrong = (typed: string) => typed.trim() !== "" && !isEmailAddress(typed.trim())
  return (
    <Field id={id} label={t("checkout.email")} why={why} wide>
      <input
        id={id}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        defaultValue={first}
        aria-describedby={`${id}-hint`}
        onBlur={({ currentTarget }) => setDoubtful(looksWrong(currentTarget.value))}
        onInput={(event) => {
          followLength(event)
          if (isDoubtful) setDoubtful(looksWrong(event.currentTarget.value))
        }}
      />
      <p className={orderForm.hint} id={`${id}-hint`} role="status">
        {t(isDoubtful ? "checkout.emailDoubt" : "checkout.emailHint")}
      </p>
    </Field>
  )
}
