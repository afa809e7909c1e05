import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { Settings } from "../../api-client/content.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Icon } from "../../ui/icon.tsx"
import * as css from "./information.module.css"

/** Where an address is looked up. */
const mapAddress = (address: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`

/** Where the shop is: a drawing of a map that leads to the real one. No map is loaded from elsewhere; nothing for a shop without an
 *  address. */
export function PlaceCard({ settings }: { settings: Settings }) {
  const { t } = useI18n()
  const { address } = settings
  if (!address) return null
  return (
    <a className={css.place} href={mapAddress(address)} rel="noopener">
      <img src="/art/place.svg" alt="" width={640} height={280} loading="lazy" />
      <span>
        <b {...textLanguage(settings, "address")}>{isolateNumbers(address)}</b>
        <span className={css.placeLink}>
          {t("pages.map")}
          <Icon name="arrow-up-right" flip />
        </span>
      </span>
    </a>
  )
}
