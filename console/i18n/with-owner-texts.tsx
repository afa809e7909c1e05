import { type ComponentType, use } from "react"
import type { Locale } from "#core/i18n/locale.ts"
import { ScreenLoadError } from "../shell/lazy-screen.tsx"
import { registerTexts } from "./texts.ts"
import { useConsoleLocale } from "./use-text.ts"

const loaders = {
  ar: () => import("./ar/owner.ts"),
  en: () => import("./en/owner.ts"),
  fr: () => import("./fr/owner.ts"),
} satisfies Record<Locale, unknown>

const loading = new Map<Locale, Promise<void>>()

/** Fetches the words of the owner's screens once a language. Those that did not come are fetched again. */
function ownerTexts(locale: Locale): Promise<void> {
  const known = loading.get(locale)
  if (known) return known
  const begun = loaders[locale]().then(
    ({ owner }) => registerTexts(locale, owner),
    (cause: unknown) => {
      loading.delete(locale)
      throw new ScreenLoadError("owner", { cause })
    },
  )
  loading.set(locale, begun)
  return begun
}

/** A screen of the owner alone, with its words: they are no part of what every screen loads. */
export function withOwnerTexts(Screen: ComponentType): ComponentType {
  return function WithOwnerTexts() {
    use(ownerTexts(useConsoleLocale()))
    return <Screen />
  }
}
