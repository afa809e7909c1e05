import { findNamedPlace } from "#core/delivery/wilaya.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { useWilayas } from "../../data/public-api.ts"
import { useConsoleLocale } from "../../i18n/use-text.ts"

type Place = { wilayaCode: number; wilaya: string; commune: string }

/** Names the place of an order in one language; an order stores the names that its form sent.
 *  @param locale by default the console's */
export function usePlace(locale?: Locale): (order: Place) => { wilaya: string; commune: string } {
  const own = useConsoleLocale()
  const arabic = (locale ?? own) === "ar"
  const wilayas = useWilayas()
  return ({ wilayaCode, wilaya, commune }) => {
    const found = wilayas.find(({ code }) => code === wilayaCode)
    const foundCommune = findNamedPlace(found?.communes ?? [], commune)
    const key = arabic ? "namear" : "name"
    return { wilaya: found?.[key] ?? wilaya, commune: foundCommune?.[key] ?? commune }
  }
}
