import { wilayaCountOf } from "#core/delivery/division.ts"
import type { Settings } from "../api-client/content.ts"
import type { Translate } from "../i18n/i18n.tsx"

type OpenWilayas = Pick<Settings, "openWilayas" | "wilayaDivision"> | undefined

/** To how many wilayas of its list the shop delivers; all where nothing is known of it. */
export const openWilayaCount = (settings: OpenWilayas): number =>
  settings?.openWilayas?.length ?? wilayaCountOf(settings?.wilayaDivision)

/** Whether the shop delivers to all wilayas of its list. */
export const isEverywhereOpen = (settings: OpenWilayas): boolean =>
  openWilayaCount(settings) === wilayaCountOf(settings?.wilayaDivision)

/** To how many wilayas the shop delivers, as a part of a sentence: "les 58 wilayas", "12 wilayas". */
export function wilayasText(settings: OpenWilayas, t: Translate): string {
  return t(isEverywhereOpen(settings) ? "shell.wilayas.all" : "shell.wilayas", { n: openWilayaCount(settings) })
}
