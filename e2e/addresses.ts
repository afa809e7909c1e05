import type { Locale } from "#core/i18n/locale.ts"
import * as core from "#core/i18n/locale.ts"

/** A path in a language of a shop whose main language is French, as the sample's is. */
export const localizedPath = (locale: Locale, path: string): string => core.localizedPath(locale, path, "fr")
