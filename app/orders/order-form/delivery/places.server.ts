import { type CommuneRange, communeRange } from "#core/delivery/commune-differences.ts"
import type { PlaceNames, Wilaya } from "#core/delivery/wilaya.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../../api-client/content.server.ts"

/** A place as pages send it to their islands: without the Arabic name where it is not shown. */
const onPage = <Place extends PlaceNames>(place: Place, locale: Locale): Place =>
  locale === "ar" ? place : { ...place, namear: "" }

const wilayaOnPage = ({ within, ...wilaya }: Wilaya, locale: Locale): Wilaya =>
  within ? { ...onPage(wilaya, locale), within: onPage(within, locale) } : onPage(wilaya, locale)

/** The wilayas that a page's islands offer. */
export const pageWilayas = async (content: Content, locale: Locale) =>
  (await content.wilayas()).map((wilaya) => wilayaOnPage(wilaya, locale))

/** A wilaya with how its communes differ. */
export type EstimatedWilaya = Wilaya & { range?: CommuneRange }

/** The wilayas for an estimate that asks for no commune. */
export const estimatedWilayas = async (content: Content, locale: Locale): Promise<EstimatedWilaya[]> =>
  Promise.all(
    (await pageWilayas(content, locale)).map(async (wilaya) => {
      const range = communeRange(wilaya, await content.communes(wilaya.name))
      return { ...wilaya, ...(range && { range }) }
    }),
  )

/** The places that an order form offers.
 *  @param place.wilaya whose communes come with the page */
export async function pagePlaces(content: Content, { wilaya, locale }: { wilaya: string; locale: Locale }) {
  const [wilayas, communes] = await Promise.all([pageWilayas(content, locale), content.communes(wilaya)])
  return { wilayas, communes: communes.map((commune) => onPage(commune, locale)) }
}
