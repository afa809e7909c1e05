import { type PlaceNames, placeName } from "#core/delivery/wilaya.ts"
import type { Locale } from "#core/i18n/locale.ts"

type Labelled = PlaceNames & { code: number; within: PlaceNames | null }

/** A wilaya as lists name it: `06 Béjaïa`, and `Bou Saâda (M'Sila)` for one of 2026 that is not in the shop's list. */
export const wilayaLabel = (wilaya: Labelled, locale: Locale): string =>
  wilaya.within
    ? `${placeName(wilaya, locale)} (${placeName(wilaya.within, locale)})`
    : `${String(wilaya.code).padStart(2, "0")} ${placeName(wilaya, locale)}`
