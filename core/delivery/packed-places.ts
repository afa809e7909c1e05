import type { Locale } from "../i18n/locale.ts"
import { fromPackedText, toPackedText } from "../packed-text.ts"
import type { Commune, Wilaya } from "./wilaya.ts"

// A page with an order form carries all wilayas and the communes of one: as text they take a third of what they take as
// objects. Amounts are whole centimes, "" stands for null.

const number = (field: string | undefined): number | null => (field ? Number(field) : null)

/** Arabic pages need both names: one is shown, the order keeps the other. */
const arabicName = ({ name, namear }: Commune, locale: Locale): string =>
  locale === "ar" && namear !== name ? namear : ""

/** Wilayas as one text.
 *  @param locale of the page: only Arabic ones get the Arabic names */
export const packWilayas = (wilayas: readonly Wilaya[], locale: Locale): string =>
  toPackedText(
    wilayas.map((wilaya) => [
      wilaya.code,
      wilaya.name,
      arabicName(wilaya, locale),
      wilaya.desk,
      wilaya.home,
      Number(wilaya.deskServed),
      Number(wilaya.homeServed),
      wilaya.daysMin,
      wilaya.daysMax,
    ]),
  )

/** What `packWilayas` has packed; `namear` is the name where the page has no Arabic one. */
export const unpackWilayas = (text: string): Wilaya[] =>
  fromPackedText(text).map(([code, name = "", namear, desk, home, deskServed, homeServed, daysMin, daysMax]) => ({
    code: Number(code),
    name,
    namear: namear || name,
    desk: number(desk),
    home: number(home),
    deskServed: deskServed === "1",
    homeServed: homeServed === "1",
    daysMin: number(daysMin),
    daysMax: number(daysMax),
  }))

/** Communes as one text, as `packWilayas` does. */
export const packCommunes = (communes: readonly Commune[], locale: Locale): string =>
  toPackedText(communes.map((commune) => [commune.name, arabicName(commune, locale)]))

/** What `packCommunes` has packed. */
export const unpackCommunes = (text: string): Commune[] =>
  fromPackedText(text).map(([name = "", namear]) => ({ name, namear: namear || name }))
