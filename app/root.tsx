import type { ReactNode } from "react"
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from "react-router"
import { directionOf, localizedPath, splitLocale } from "#core/locale.ts"
import type { Route } from "./+types/root"
import { AgreementHost } from "./agreement/agreement-host.tsx"
import { menuCategories } from "./content/aisles.ts"
import { contentContext } from "./content/content.server.ts"
import arabicFont from "./fonts/readex-pro-arabic-wght-normal.woff2?url"
import latinFont from "./fonts/readex-pro-latin-wght-normal.woff2?url"
import { formTimesContext } from "./form-time/form-times.server.ts"
import { I18nProvider } from "./i18n/i18n.tsx"
import { MessageLinks } from "./i18n/message-links.tsx"
import { layoutOf, namedLayout } from "./layouts/layouts.ts"
import { ErrorPage } from "./shell/error-page.tsx"
import { useRouteFocus } from "./shell/use-route-focus.ts"
import { StartScript } from "./start/start-script.tsx"
import styles from "./styles/app.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const content = context.get(contentContext)
  const [settings, categories, lacking, newestProduct] = await Promise.all([
    content.settings(locale),
    content.categories(locale),
    content.lacking(),
    // Only the menu asks: without products it has one entry less.
    content.newestProduct(locale).catch(() => null),
  ])
  return {
    settings,
    categories: menuCategories(categories),
    newestProduct,
    // Nothing for our own API, which can do everything.
    ...(lacking.length > 0 && { lacking }),
    year: new Date().getFullYear(),
    formTime: context.get(formTimesContext).issue(),
  }
}

/** Settings and categories do not change from page to page of one visit. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = splitLocale(useLocation().pathname)
  const layout = namedLayout(useMatches())
  useRouteFocus()
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <StartScript />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10151f" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localizedPath(locale, "/site.webmanifest")} />
        {/* Arabic pages need both: digits, prices and brands are Latin. */}
        {(locale === "ar" ? [arabicFont, latinFont] : [latinFont]).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body data-layout={layout === false ? "none" : layout}>
        <I18nProvider locale={locale}>{children}</I18nProvider>
        <ScrollRestoration />
        <MessageLinks />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData: { settings } }: Route.ComponentProps) {
  const Chosen = layoutOf(useMatches())
  return (
    <>
      {settings.pixelId && <AgreementHost />}
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
  return <ErrorPage error={error} />
}
