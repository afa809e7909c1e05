import { type ReactNode, useEffect } from "react"
import { createRoutesStub } from "react-router"
import { cleanup, render } from "vitest-browser-react"
import type { Locale } from "#core/i18n/locale.ts"
import { useStored } from "../data/stored.ts"
import { loadTexts } from "../i18n/load-texts.ts"
import { chosenLocale, LocaleProvider } from "../i18n/locale-context.tsx"
import { sayIn } from "../i18n/texts.ts"
import { NotifyProvider } from "../ui/notify/notify-provider.tsx"
import { ShownNote } from "../ui/notify/shown-note.tsx"

/** Shows its children once the browser has the language as the chosen one. */
function Language({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [chosen, choose] = useStored(chosenLocale)
  useEffect(() => choose(locale), [choose, locale])
  return chosen === locale && <LocaleProvider initial={locale}>{children}</LocaleProvider>
}

/** Renders a part of the console in a browser, in a page of that language, with the notes that it shows.
 *  @param around what stands around the page and its notes, such as the data that it has read
 *  @returns what finds its elements, and the words of the language */
export async function renderInConsole(locale: Locale, part: ReactNode, around = (page: ReactNode) => page) {
  // Files share a page: what another one has rendered goes.
  await cleanup()
  await loadTexts(locale)
  const page = (
    <NotifyProvider>
      <Language locale={locale}>
        {part}
        <ShownNote />
      </Language>
    </NotifyProvider>
  )
  const whole = around(page)
  const Stub = createRoutesStub([{ path: "*", Component: () => whole }])
  const screen = await render(<Stub />)
  return { screen, t: sayIn(locale) }
}
