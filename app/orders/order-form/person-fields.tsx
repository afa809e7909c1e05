import type { InputEvent } from "react"
import { type CheckedFields, personLimits } from "#core/orders/order-check.ts"
import { TextField } from "../../forms/field.tsx"
import type { PersonFormValues } from "../../forms/person-form-values.ts"
import { useTooLong } from "../../forms/use-too-long.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { type MobileField, useWarningText } from "./mobile-warning.tsx"

type PersonFieldsProps = {
  formId: string
  typed: Pick<PersonFormValues, "firstname" | "lastname" | "mobile">
  mobile: MobileField
  /** The fields at fault. */
  faults: readonly (keyof CheckedFields)[]
  /** The first field at fault when the page came: it has the focus even without JavaScript. */
  firstFault: keyof CheckedFields | null
}

/** First name, last name and mobile. What is typed stays in the fields themselves, so nothing typed early is lost. */
export function PersonFields({ formId, typed, mobile, faults, firstFault }: PersonFieldsProps) {
  const { t } = useI18n()
  const { firstname, lastname, mobile: phone } = typed
  const { whyTooLong, followLength } = useTooLong(personLimits, { firstname, lastname, mobile: phone })
  const field = (name: "firstname" | "lastname" | "mobile") => ({
    id: `${formId}-${name}`,
    label: t(`orderForm.${name}`),
    why: whyTooLong(name) ?? (faults.includes(name) ? t(`orderForm.why.${name}`) : null),
  })
  const input = (name: "firstname" | "lastname" | "mobile") => ({
    name,
    defaultValue: typed[name],
    autoFocus: firstFault === name,
    onInput: followLength(name),
  })
  return (
    <>
      <TextField {...field("firstname")} input={{ ...input("firstname"), autoComplete: "given-name" }} />
      <TextField {...field("lastname")} input={{ ...input("lastname"), autoComplete: "family-name" }} />
      <TextField
        {...field("mobile")}
        wide
        warning={useWarningText(mobile.typed)}
        input={{
          ...input("mobile"),
          type: "tel",
          inputMode: "tel",
          autoComplete: "tel",
          placeholder: "0550 00 00 00",
          ...mobile.input,
          onInput: (event: InputEvent<HTMLInputElement>) => {
            followLength("mobile")(event)
            mobile.input.onInput(event)
          },
        }}
      />
    </>
  )
}
