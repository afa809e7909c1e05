import { type InputEvent, useState } from "react"
import { type CheckedFields, checkoutLimits, isTooLong, personLimits } from "#core/orders/order-check.ts"
import { useI18n } from "../../i18n/i18n.tsx"

const limits = { ...personLimits, ...checkoutLimits }

type LimitedField = keyof typeof limits

/** Follows fields whose texts may get longer than the shop keeps. Nothing is cut: what is too much is said under its field.
 *  @param first the texts that stand in the form when it comes
 *  @returns `why`: the limit in words, null within it; `onInput`: for the fields */
export function useTooLong<Name extends LimitedField>(first: Record<Name, string>) {
  const { t } = useI18n()
  const [long, setLong] = useState<readonly (keyof CheckedFields)[]>(() =>
    (Object.keys(first) as Name[]).filter((name) => isTooLong(name, first[name])),
  )
  const whyTooLong = (name: Name) => (long.includes(name) ? t("orderForm.why.tooLong", { n: limits[name] }) : null)
  const followLength = (name: Name) => (event: InputEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const isLong = isTooLong(name, event.currentTarget.value)
    if (isLong !== long.includes(name)) setLong(isLong ? [...long, name] : long.filter((each) => each !== name))
  }
  return { whyTooLong, followLength }
}
