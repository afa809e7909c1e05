import { type InputEvent, useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"

/** Follows fields whose texts may get longer than the shop keeps. Nothing is cut: what is too much is said under its field.
 *  @param limits in characters
 *  @param first the texts that stand in the form when it comes
 *  @returns `whyTooLong`: the limit in words, null within it; `followLength`: for the fields */
export function useTooLong<Name extends string>(
  limits: Readonly<Record<Name, number>>,
  first: Readonly<Record<Name, string>>,
) {
  const { t } = useI18n()
  const [long, setLong] = useState<readonly Name[]>(() =>
    (Object.keys(first) as Name[]).filter((name) => first[name].length > limits[name]),
  )
  const whyTooLong = (name: Name) => (long.includes(name) ? t("orderForm.why.tooLong", { n: limits[name] }) : null)
  const followLength = (name: Name) => (event: InputEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const isLong = event.currentTarget.value.length > limits[name]
    if (isLong !== long.includes(name)) setLong(isLong ? [...long, name] : long.filter((each) => each !== name))
  }
  return { whyTooLong, followLength }
}
