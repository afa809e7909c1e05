import { type InputEvent, useState } from "react"
import { maxStaffName } from "#core/staff/staff-name.ts"
import { useText } from "../i18n/use-text.ts"
import { Field } from "../ui/forms/field.tsx"

/** The name of a member of the staff. A longer one is not cut: the field says how much it takes, and the form waits. */
export function NameField({ first = "" }: { first?: string }) {
  const t = useText()
  const [isLong, setLong] = useState(false)
  const tooLong = t("form.tooLong", { n: maxStaffName })
  const follow = ({ currentTarget: field }: InputEvent<HTMLInputElement>) => {
    const isTooLong = field.value.trim().length > maxStaffName
    field.setCustomValidity(isTooLong ? tooLong : "")
    setLong(isTooLong)
  }
  return (
    <Field
      label={t("auth.name")}
      name="name"
      autoComplete="name"
      defaultValue={first}
      problem={isLong ? tooLong : undefined}
      onInput={follow}
      required
    />
  )
}
