import { QueryClientProvider } from "@tanstack/react-query"
import { useState } from "react"
import { BrowserRouter } from "react-router"
import type { Locale } from "#core/i18n/locale.ts"
import { ConsoleRoutes } from "./console-routes.tsx"
import { consoleQueries } from "./data/query-client.ts"
import { LocaleProvider } from "./i18n/locale-context.tsx"
import { sayIn } from "./i18n/texts.ts"
import { DecimalsProvider } from "./ui/money.tsx"
import { useNotify } from "./ui/notify/notify-context.ts"
import { NotifyProvider } from "./ui/notify/notify-provider.tsx"
import { ShownNote } from "./ui/notify/shown-note.tsx"

/** The whole console.
 *  @param props.locale the language to begin with; its texts are loaded */
export function Console({ locale }: { locale: Locale }) {
  const [queries] = useState(consoleQueries)
  return (
    // Without transitions: a screen whose script is on its way shows that at once.
    <BrowserRouter basename="/admin" useTransitions={false}>
      <QueryClientProvider client={queries}>
        <NotifyProvider>
          <InLanguage locale={locale} />
        </NotifyProvider>
      </QueryClientProvider>
    </BrowserRouter>
  )
}

function InLanguage({ locale }: { locale: Locale }) {
  const notify = useNotify()
  return (
    <LocaleProvider initial={locale} onLost={(shown) => notify(sayIn(shown)("shell.offline"), { type: "error" })}>
      <DecimalsProvider>
        <ConsoleRoutes />
      </DecimalsProvider>
      <ShownNote />
    </LocaleProvider>
  )
}
