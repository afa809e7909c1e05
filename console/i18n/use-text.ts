import { useMemo } from "react"
import type { Locale } from "#core/i18n/locale.ts"
import { useLocale } from "./locale-context.tsx"
import { type Say, sayIn } from "./texts.ts"

/** The language that the console speaks. */
export const useConsoleLocale = (): Locale => useLocale()[0]

/** The console's own words in the language that it speaks. */
export function useText(): Say {
  const locale = useConsoleLocale()
  return useMemo(() => sayIn(locale), [locale])
}
