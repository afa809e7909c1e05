import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react"
import { defaultLocale, isLocale, type Locale } from "#core/i18n/locale.ts"
import { type StoredValue, useStored } from "../data/stored.ts"
import { guessedLocale } from "./languages.ts"
import { loadTexts } from "./load-texts.ts"

/** The language that was chosen in this browser. */
export const chosenLocale: StoredValue<Locale> = { key: "locale", initial: guessedLocale(), isValid: isLocale }

type LocaleState = readonly [locale: Locale, choose: (locale: Locale) => void]

const LocaleContext = createContext<LocaleState>([defaultLocale, () => undefined])

type LocaleProps = { initial: Locale; onLost?: (locale: Locale) => void; children: ReactNode }

/** Gives the language to the console. Another one is shown once its texts are there; until then, and where they do not
 *  come, the language before stays.
 *  @param props.initial a language whose texts are loaded
 *  @param props.onLost the texts of the chosen language do not come; called with the language that stays */
export function LocaleProvider({ initial, onLost, children }: LocaleProps) {
  const [chosen, choose] = useStored(chosenLocale)
  const [locale, setLocale] = useState(initial)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another language is chosen
  useEffect(() => {
    if (chosen === locale) return
    let isLatest = true
    loadTexts(chosen).then(
      () => isLatest && setLocale(chosen),
      () => {
        if (!isLatest) return
        choose(locale)
        onLost?.(locale)
      },
    )
    return () => {
      isLatest = false
    }
  }, [chosen])
  const value = useMemo((): LocaleState => [locale, choose], [locale, choose])
  return <LocaleContext value={value}>{children}</LocaleContext>
}

/** The language of the console, and what chooses another one. */
export const useLocale = (): LocaleState => useContext(LocaleContext)
