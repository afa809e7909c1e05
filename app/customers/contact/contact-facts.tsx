import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { Settings } from "../../api-client/content.ts"
import * as css from "../../forms/contact.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import { Icon } from "../../ui/icon.tsx"

/** The other ways to reach the merchant; nothing where the settings name none. */
export function ContactFacts({ settings }: { settings: Settings }) {
  const { t } = useI18n()
  const { phone, whatsapp, email, address, hours } = settings
  if (!(phone || whatsapp || email || address || hours)) return null
  return (
    <address className={css.contactFacts}>
      <h2>{t("contact.facts")}</h2>
      <ul>
        {settings.phone && (
          <li>
            <Icon name="phone" />
            <a href={`tel:${settings.phoneInternational}`}>
              <bdi dir="ltr">{settings.phone}</bdi>
            </a>
          </li>
        )}
        {settings.whatsapp && (
          <li>
            <Icon name="message-circle" />
            <a href={`https://wa.me/${settings.whatsapp}`} rel="noopener noreferrer">
              WhatsApp
            </a>
          </li>
        )}
        {settings.email && (
          <li>
            <Icon name="mail" />
            <a href={`mailto:${settings.email}`}>
              <bdi dir="ltr">{settings.email}</bdi>
            </a>
          </li>
        )}
        {settings.address && (
          <li>
            <Icon name="map-pin" />
            <span {...textLanguage(settings, "address")}>{isolateNumbers(settings.address)}</span>
          </li>
        )}
        {settings.hours && (
          <li>
            <Icon name="clock" />
            <span {...textLanguage(settings, "hours")}>{settings.hours}</span>
          </li>
        )}
      </ul>
    </address>
  )
}
