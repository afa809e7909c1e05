import { onceByObject } from "#core/cache/by-object.ts"
import { packCommunes, packWilayas } from "#core/delivery/packed-places.ts"
import type { Commune, Wilaya } from "#core/delivery/wilaya.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../../api-client/content.server.ts"

// The content client gives the same lists until they change.
const createPacker = (locale: Locale) => ({
  wilayas: onceByObject((list: readonly Wilaya[]) => packWilayas(list, locale)),
  communes: onceByObject((list: readonly Commune[]) => packCommunes(list, locale)),
})

const packers = { fr: createPacker("fr"), ar: createPacker("ar"), en: createPacker("en") }

/** The wilayas as a page carries them. */
export async function packedWilayas(content: Content, locale: Locale): Promise<string> {
  return packers[locale].wilayas(await content.wilayas())
}

/** The places that an order form offers, as a page carries them: `usePlaces` reads them.
 *  @param wilaya whose communes come with the page */
export async function packedPlaces(content: Content, { wilaya, locale }: { wilaya: string; locale: Locale }) {
  const [wilayas, communes] = await Promise.all([packedWilayas(content, locale), content.communes(wilaya)])
  return { wilayas, communes: packers[locale].communes(communes) }
}
