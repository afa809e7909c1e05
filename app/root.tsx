import { lazy, type ReactNode, Suspense, use, useState } from "react"
import { Links, Meta, Outlet, ScrollRestoration, useLocation, useMatches } from "react-router"
import { defaultLocale, textDirection } from "#core/i18n/locale.ts"
import type { Route } from "./+types/root"
import arabicFont from "./fonts/readex-pro-arabic-wght-normal.woff2?url"
import basicFont from "./fonts/readex-pro-basic-wght-normal.woff2?url"
import latinFont from "./fonts/readex-pro-latin-wght-normal.woff2?url"
import { localizedPath, splitLocale } from "./i18n/addresses.ts"
import { I18nProvider } from "./i18n/i18n.tsx"
import { shopMainLocale } from "./i18n/main-locale.ts"
import { usePathname } from "./i18n/router-path.ts"
import { IconLinks } from "./shell/icon-links.tsx"
import { LateErrorPage } from "./shell/late-error-page.tsx"
import { matchedLayout, namedLayout } from "./shell/layouts/layouts.ts"
import { readShell } from "./shell/read-shell.server.ts"
import { ErrorShell, shellOfError, useLook } from "./shell/shell-data.ts"
import { BuildVersion } from "./shell/start/build-version.ts"
import { LateScripts } from "./shell/start/late-scripts.tsx"
import { PageTasks } from "./shell/start/page-tasks.tsx"
import { throwRouteFailure } from "./shell/start/route-failure.ts"
import { StartScript } from "./shell/start/start-script.tsx"
import { useRouteFocus } from "./shell/start/use-route-focus.ts"
import { usePageAlternates } from "./shell/use-page-alternates.ts"
import styles from "./styles/app.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }]

export function loader({ context, url }: Route.LoaderArgs) {
  return readShell(context, splitLocale(url.pathname).locale)
}

/** Of shops that advertise: it has a file of its own. */
const AgreementHost = lazy(() =>
  import("./analytics/agreement-host.tsx").then((part) => ({ default: part.AgreementHost })),
)

/** Settings and categories do not change from page to page of one visit. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  const { search } = useLocation()
  const { locale } = splitLocale(pathname)
  const isLoaded = useIsLoaded(pathname + search)
  const layout = namedLayout(useMatches())
  const look = useLook()
  const { latin, arabic } = look?.typeface ?? { latin: latinFont, arabic: [arabicFont, basicFont] }
  useRouteFocus()
  usePageAlternates()
  // The browser's code reads it (entry.client.tsx); pages of a shop in French are as short as they can be.
  const main = shopMainLocale() === defaultLocale ? undefined : shopMainLocale()
  return (
    <html
      lang={locale}
      dir={textDirection(locale)}
      data-main={main}
      data-build={use(BuildVersion)}
      data-loaded={isLoaded ? "" : undefined}
      // early-start.js takes `data-loaded` away from a page that is loaded again; the server alone knows the build.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <StartScript />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={look?.ground.light ?? "#fbf8f3"} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={look?.ground.dark ?? "#10151f"} media="(prefers-color-scheme: dark)" />
        <IconLinks favicon={look?.favicon ?? null} />
        <link rel="manifest" href={localizedPath(locale, "/site.webmanifest")} />
        {(locale === "ar" ? arabic : [latin]).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        {/* After the shop's own stylesheet, and read before the first paint like it. */}
        {look?.typeface && <link rel="stylesheet" href={look.typeface.stylesheet} />}
        {look?.stylesheet && <link rel="stylesheet" href={look.stylesheet} />}
      </head>
      <body data-layout={layout === false ? "none" : layout}>
        <I18nProvider locale={locale}>{children}</I18nProvider>
        <ScrollRestoration />
        <PageTasks />
        <LateScripts />
      </body>
    </html>
  )
}

/** Whether the page is the one that the browser has loaded, which styles/below-fold.module.css lays out by and by. */
function useIsLoaded(address: string): boolean {
  const [loaded, setLoaded] = useState<string | undefined>(address)
  if (loaded !== undefined && loaded !== address) setLoaded(undefined)
  return loaded === address
}

export default function App({ loaderData: { settings } }: Route.ComponentProps) {
  const Chosen = matchedLayout(useMatches())
  throwRouteFailure(useLocation())
  return (
    <>
      {settings.pixelId && (
        <Suspense>
          <AgreementHost />
        </Suspense>
      )}
      {Chosen ? (
        <Chosen>
          <Outlet />
        </Chosen>
      ) : (
        <Outlet />
      )}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorShell value={shellOfError(error)}>
      <LateErrorPage error={error} />
    </ErrorShell>
  )
}
