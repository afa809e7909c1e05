import { packCommunes, packWilayas } from "#core/delivery/packed-places.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../../api-client/content.server.ts"

/** The places that an order form offers, as a page carries them: `usePlaces` reads them.
 *  @param wilaya whose communes come with the page */
export async function packedPlaces(content: Content, { wilaya, locale }: { wilaya: string; locale: Locale }) {
  const [wilayas, communes] = await Promise.all([content.wilayas(), content.communes(wilaya)])
  return { wilayas: packWilayas(wilayas, locale), communes: packCommunes(communes, locale) }
}
