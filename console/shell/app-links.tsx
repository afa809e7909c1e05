import { useConsoleLocale } from "../i18n/use-text.ts"

/** Links that make the console an app that a browser installs, named in the member's language. React moves both to
 *  the page's head. */
export function AppLinks() {
  const locale = useConsoleLocale()
  return (
    <>
      <link rel="manifest" href={`/console.webmanifest?lang=${locale}`} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  )
}
