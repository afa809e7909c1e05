import { wilayaCount } from "#core/delivery/wilaya.ts"
import type { Settings } from "../api-client/content.ts"
import type { Translate } from "../i18n/i18n.tsx"

type OpenWilayas = Pick<Settings, "openWilayas"> | undefined

/** To how many wilayas the shop delivers; all where nothing is known of it. */
export const openWilayaCount = (settings: OpenWilayas): number => settings?.openWilayas?.length ?? wilayaCount

/** To how many wilayas the shop delivers, as a part of a sentence: "les 58 wilayas", "12 wilayas". */
export function wilayasText(settings: OpenWilayas, t: Translate): string {
  const n = openWilayaCount(settings)
  return t(n === wilayaCount ? "shell.wilayas.all" : "shell.wilayas", { n })
}
