import type { Locale } from "#core/i18n/locale.ts"

/** By which rules numbers, days and times are written: those of Algeria, with Latin digits in Arabic too. */
export const localeTags: Record<Locale, string> = { fr: "fr-DZ", ar: "ar-DZ-u-nu-latn", en: "en-GB" }
