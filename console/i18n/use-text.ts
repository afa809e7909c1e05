import { useMemo } from "react"
import { useLocaleState } from "react-admin"
import { defaultLocale, isLocale, type Locale } from "#core/i18n/locale.ts"
import { type Say, sayIn } from "./texts.ts"

/** The language that the console speaks. */
export function useConsoleLocale(): Locale {
  const [locale] = useLocaleState()
  return isLocale(locale) ? locale : defaultLocale
}

/** The console's own words in the language that it speaks. */
export function useText(): Say {
  const locale = useConsoleLocale()
  return useMemo(() => sayIn(locale), [locale])
}
