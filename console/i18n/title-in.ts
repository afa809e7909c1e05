import type { Locale } from "#core/i18n/locale.ts"
import type { Texts } from "#core/i18n/texts.ts"

/** A text in a language, or in the first other one that has it. */
export const titleIn = (texts: Texts, locale: Locale): string => texts[locale] || texts.fr || texts.ar || texts.en
