import { useI18n } from "../i18n/i18n.tsx"
import type { MessageKey } from "../i18n/messages.ts"
import { useShellData } from "../shell/shell-data.ts"

// A character that no message holds: it marks where the link goes.
const hole = "\u0000"

/** A message with the shop's phone number as a link in its hole `{phone}`; nothing where the shop has none. */
export function PhoneSentence({ message }: { message: MessageKey }) {
  const { t } = useI18n()
  const settings = useShellData()?.settings
  if (settings && !settings.phone) return null
  const [before, after] = t(message, { phone: hole }).split(hole)
  return (
    <>
      {before}
      <a className="phone-link" href={`tel:${settings?.phoneInternational ?? ""}`}>
        <bdi dir="ltr">{settings?.phone}</bdi>
      </a>
      {after}
    </>
  )
}
