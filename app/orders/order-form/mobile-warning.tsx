import { type FocusEvent, type InputEvent, useState } from "react"
import {
  findMobileWarning,
  type MobileWarning,
  normalizePhone,
  phoneDigits,
  spacedPhone,
} from "#core/customers/phone.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as css from "./order-parts.module.css"

/** Warns of a mobile number that looks mistyped, once its field was left.
 *  @param first value of the field when the page comes
 *  @returns `typed`: the doubtful number, null while there is no doubt; `input`: handlers of the field */
export function useMobileWarning(first: string) {
  const [typed, setTyped] = useState(() => (findMobileWarning(first) ? first : null))
  const show = (value: string) => setTyped(findMobileWarning(value) ? value : null)
  return {
    typed,
    input: {
      onInput: ({ currentTarget: { value } }: InputEvent<HTMLInputElement>) => {
        // A doubt that is shown follows what is typed; none comes up while somebody types.
        if (typed !== null) show(value)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
        // Not on the way to a button: the words would move it from under the finger.
        if (relatedTarget instanceof HTMLInputElement || relatedTarget instanceof HTMLSelectElement) {
          show(currentTarget.value)
        }
      },
    },
  }
}

export type MobileField = ReturnType<typeof useMobileWarning>

/** The doubt in words; null without one. */
export function useWarningText(typed: string | null): string | null {
  const { t } = useI18n()
  const doubt: MobileWarning | null = typed === null ? null : findMobileWarning(typed)
  if (!doubt) return null
  if (doubt.kind === "prefix") return t("orderForm.mobilePrefix")
  const key = doubt.digits < phoneDigits ? "orderForm.mobileShort" : "orderForm.mobileLong"
  return t(key, { n: doubt.digits, digits: phoneDigits })
}

/** Repeats a doubtful number large above the button that orders. It stops nothing: the shop takes any number. */
export function MobileWarningNote({ typed }: { typed: string | null }) {
  const { t } = useI18n()
  const text = useWarningText(typed)
  if (typed === null || text === null) return null
  return (
    <p className={css.mobileDoubt}>
      {t("orderForm.mobileRepeat")}
      <bdi dir="ltr">{spacedPhone(normalizePhone(typed))}</bdi>
      {text}
    </p>
  )
}
