import * as css from "../../forms/order-form.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import type { MessageKey } from "../../i18n/messages.ts"
import { useShop } from "../../page/page.tsx"

// A character that no message holds: it marks where the link goes.
const hole = "\u0000"

type PhoneSentenceProps = {
  /** A message with the placeholder `{phone}`. */
  message: MessageKey
  /** The same explanation for a shop without a phone number. */
  withoutPhone: MessageKey
}

/** A message with the shop's phone number as a link, or its wording for a shop without one. Never empty. */
export function PhoneSentence({ message, withoutPhone }: PhoneSentenceProps) {
  const { t } = useI18n()
  const settings = useShop()
  if (!settings?.phone) return t(withoutPhone)
  const [before, after] = t(message, { phone: hole }).split(hole)
  return (
    <>
      {before}
      <a className={css.phoneLink} href={`tel:${settings.phoneInternational}`}>
        <bdi dir="ltr">{settings.phone}</bdi>
      </a>
      {after}
    </>
  )
}
