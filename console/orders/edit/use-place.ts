import { useWilayas } from "../../data/public-api.ts"
import { useConsoleLocale } from "../../i18n/use-text.ts"

type Place = { wilayaCode: number; wilaya: string; commune: string }

/** Names the place of an order in the language of the screen: orders keep the French names. */
export function usePlace(): (order: Place) => { wilaya: string; commune: string } {
  const arabic = useConsoleLocale() === "ar"
  const wilayas = useWilayas()
  return ({ wilayaCode, wilaya, commune }) => {
    const found = arabic ? wilayas.find(({ code }) => code === wilayaCode) : undefined
    return {
      wilaya: found?.namear ?? wilaya,
      commune: found?.communes?.find(({ name }) => name === commune)?.namear ?? commune,
    }
  }
}
