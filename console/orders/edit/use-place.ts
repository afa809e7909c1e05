import { findNamedPlace } from "#core/delivery/wilaya.ts"
import { useWilayas } from "../../data/public-api.ts"
import { useConsoleLocale } from "../../i18n/use-text.ts"

type Place = { wilayaCode: number; wilaya: string; commune: string }

/** Names the place of an order in the language of the screen: orders keep the names in their shopper's language. */
export function usePlace(): (order: Place) => { wilaya: string; commune: string } {
  const arabic = useConsoleLocale() === "ar"
  const wilayas = useWilayas()
  return ({ wilayaCode, wilaya, commune }) => {
    const own = wilayas.find(({ code }) => code === wilayaCode)
    const ownCommune = findNamedPlace(own?.communes ?? [], commune)
    const key = arabic ? "namear" : "name"
    return { wilaya: own?.[key] ?? wilaya, commune: ownCommune?.[key] ?? commune }
  }
}
