import { useState } from "react"
import { isAlgerianMobile } from "#core/customers/phone.ts"
import { type CheckedFields, personLimits } from "#core/orders/order-check.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { TextField } from "./field.tsx"
import type { TypedPerson } from "./typed-person.ts"

type PersonFieldsProps = {
  formId: string
  typed: Pick<TypedPerson, "firstname" | "lastname" | "mobile">
  /** The field at fault. */
  fault: keyof CheckedFields | null
  /** The field at fault when the page came: it has the focus even without JavaScript. */
  firstFault: keyof CheckedFields | null
}

/** First name, last name and mobile. What is typed stays in the fields themselves, so nothing typed early is lost. */
export function PersonFields({ formId, typed, fault, firstFault }: PersonFieldsProps) {
  const { t } = useI18n()
  const [doubtful, setDoubtful] = useState(() => looksDoubtful(typed.mobile))
  const field = (name: "firstname" | "lastname" | "mobile") => ({
    id: `${formId}-${name}`,
    label: t(`orderForm.${name}`),
    why: fault === name ? t(`orderForm.why.${name}`) : null,
  })
  const input = (name: "firstname" | "lastname" | "mobile") => ({
    name,
    defaultValue: typed[name],
    autoFocus: firstFault === name,
    maxLength: personLimits[name],
  })
  return (
    <>
      <TextField {...field("firstname")} input={{ ...input("firstname"), autoComplete: "given-name" }} />
      <TextField {...field("lastname")} input={{ ...input("lastname"), autoComplete: "family-name" }} />
      <TextField
        {...field("mobile")}
        wide
        hint={doubtful ? t("orderForm.mobileHint") : null}
        input={{
          ...input("mobile"),
          type: "tel",
          inputMode: "tel",
          autoComplete: "tel",
          placeholder: "0550 00 00 00",
          onInput: ({ currentTarget }) => {
            if (!looksDoubtful(currentTarget.value)) setDoubtful(false)
          },
          onBlur: ({ currentTarget, relatedTarget }) => {
            // Not on the way to a button: the hint would move it from under the finger.
            if (relatedTarget instanceof HTMLInputElement || relatedTarget instanceof HTMLSelectElement) {
              setDoubtful(looksDoubtful(currentTarget.value))
            }
          },
        }}
      />
    </>
  )
}

function looksDoubtful(mobile: string): boolean {
  return mobile.trim() !== "" && !isAlgerianMobile(mobile)
}
