import type { AdminMediaResource } from "#api/media/contract-admin.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Say } from "../i18n/texts.ts"

/** A picture of the library. */
export type Media = AdminMediaResource

/** In how many of some languages it is said what a picture shows. */
export const describedIn = ({ alternativeText }: Media, offered: readonly Locale[]): number =>
  offered.filter((locale) => alternativeText[locale].trim() !== "").length

/** Returns a picture's name: its alternative text, else its file name. */
export const mediaName = ({ alternativeText, fileName }: Media, t: Say): string =>
  alternativeText.fr || alternativeText.ar || alternativeText.en || fileName || t("media.unnamed")
