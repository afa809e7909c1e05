import type { Locale } from "../i18n/locale.ts"
import type { Centimes } from "../money.ts"

/** A wilaya with its delivery prices; null = not known yet (the merchant tells it by phone). */
export type Wilaya = {
  code: number
  name: string
  namear: string
  desk: Centimes | null
  home: Centimes | null
  /** Whether the shop delivers there at all, to a desk and to the door. */
  deskServed: boolean
  homeServed: boolean
  /** How many days a delivery takes, about; null = not known. */
  daysMin: number | null
  daysMax: number | null
  /** Whether shoppers can choose among carriers' desks there; left out where they cannot. */
  hasDesks?: boolean
  /** Names of the wilaya of the list that it is chosen as a part of (new-wilayas.ts); null and left out for those of the list. */
  within?: PlaceNames | null
}

/** The names of a place. */
export type PlaceNames = Pick<Wilaya, "name" | "namear">

/** A commune's own terms; a missing one is as in its wilaya. */
export type CommuneTerms = Partial<Pick<Wilaya, "home" | "desk">> & {
  /** Whether the shop does not deliver to the door there. */
  homeClosed?: boolean
}

/** A commune. Its name is unique inside a wilaya only. */
export type Commune = PlaceNames &
  CommuneTerms & {
    /** Whether the shop does not deliver there. */
    closed: boolean
  }

/** The name of a wilaya or a commune in a language; orders keep the French one. */
export const placeName = ({ name, namear }: PlaceNames, locale: Locale): string => (locale === "ar" ? namear : name)

/** The wilaya of a name, or the commune among those of its wilaya, by its French or its Arabic name. A name is compared as it
 *  stands: forms offer the names that the shop has. */
export const findNamedPlace = <Place extends PlaceNames>(places: readonly Place[], wanted: string): Place | undefined =>
  places.find(({ name, namear }) => name === wanted || namear === wanted)

export const deliveryKinds = ["home", "desk"] as const

/** To the door, or to the carrier's desk. */
export type DeliveryKind = (typeof deliveryKinds)[number]
