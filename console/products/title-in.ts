import type { Locale } from "#core/locale.ts"
import type { Texts } from "#core/texts.ts"

/** A text in a language, or in the first other one that has it. */
export const titleIn = (texts: Texts, locale: Locale): string => texts[locale] || texts.fr || texts.ar || texts.en
