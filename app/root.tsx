import { type ReactNode, use } from "react"
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useHref,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router"
import { textDirection } from "#core/i18n/locale.ts"
import type { Route } from "./+types/root"
import { AgreementHost } from "./analytics/agreement-host.tsx"
import styles from "./app.css?url"
import arabicFont from "./fonts/readex-pro-arabic-wght-normal.woff2?url"
import basicFont from "./fonts/readex-pro-basic-wght-normal.woff2?url"
import latinFont from "./fonts/readex-pro-latin-wght-normal.woff2?url"
import { localizedPath, splitLocale } from "./i18n/addresses.ts"
import { I18nProvider } from "./i18n/i18n.tsx"
import { startCode } from "./islands/start-code.ts"
import { type DescribedPage, PageIslandsContext } from "./page/island.tsx"
import { PageProvider, shopFacts } from "./page/page.tsx"
import { pageDataId } from "./page/page-data.ts"
import { BuildVersion, type PageNotFoundInShop, ShellContext, type ShellData } from "./page/shell-data.ts"
import type { loader as confirmation } from "./routes/confirmation-commande.tsx"
import { ErrorPage } from "./shell/error-page.tsx"
import { IconLinks } from "./shell/icon-links.tsx"
import { matchedLayout, namedLayout } from "./shell/layouts/layouts.ts"
import { readShell } from "./shell/read-shell.server.ts"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }]

export function loader({ context, url }: Route.LoaderArgs) {
  return readShell(context, splitLocale(url.pathname).locale)
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const { locale } = splitLocale(useHref(pathname))
  const layout = namedLayout(useMatches())
  const shell = useRouteShell()
  const theme = shell?.theme
  const { latin, arabic } = theme?.typeface ?? { latin: latinFont, arabic: [arabicFont, basicFont] }
  const page = { path: pathname, search, shop: shell && shopFacts(shell) }
  return (
    <html lang={locale} dir={textDirection(locale)} data-build={use(BuildVersion)} data-loaded="">
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the shop's own */}
        <script dangerouslySetInnerHTML={{ __html: startCode() }} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={theme?.ground.light ?? "#fbf8f3"} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={theme?.ground.dark ?? "#10151f"} media="(prefers-color-scheme: dark)" />
        <IconLinks favicon={theme?.favicon ?? null} />
        <link rel="manifest" href={localizedPath(locale, "/site.webmanifest")} />
        {(locale === "ar" ? arabic : [latin]).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        {/* After the shop's own stylesheet, and read before the first paint like it. */}
        {theme?.typeface && <link rel="stylesheet" href={theme.typeface.stylesheet} />}
        {theme?.stylesheet && <link rel="stylesheet" href={theme.stylesheet} />}
      </head>
      <body data-layout={layout === false ? "none" : layout}>
        <I18nProvider locale={locale} settings={page.shop}>
          <ShellContext value={shell}>
            <PageProvider page={page}>{children}</PageProvider>
            <PageDataElement locale={locale} shop={page.shop} visitors={visitorsOf(shell)} />
          </ShellContext>
        </I18nProvider>
      </body>
    </html>
  )
}

/** Shell data as the router knows them, also of an error that was thrown before the loaders ran. */
function useRouteShell(): ShellData | undefined {
  const loaded = useRouteLoaderData<ShellData>("root")
  const error = useRouteError()
  return loaded ?? shellOfError(error)
}

/** Finds the data that `pageNotFoundInShop` sent along; undefined for other errors. */
function shellOfError(error: unknown): ShellData | undefined {
  // Written by this program alone.
  const sent: Partial<PageNotFoundInShop> | null = isRouteErrorResponse(error) ? error.data : null
  return sent?.shell
}

/** Data for the scripts of the page. The last of its elements: all islands are known then. */
function PageDataElement(page: DescribedPage) {
  const islands = use(PageIslandsContext)
  if (!islands) return null
  const data = { __html: islands.close(page) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without what could end the element
  return <script type="application/json" id={pageDataId} dangerouslySetInnerHTML={data} />
}

/** A shop without settings has nowhere to count. */
function visitorsOf(shell: ShellData | undefined) {
  const { documentId = "", uniqueVisitorsCount: count = 0 } = shell?.settings ?? {}
  return documentId ? { documentId, count } : undefined
}

export default function App({ loaderData: { settings } }: Route.ComponentProps) {
  const Chosen = matchedLayout(useMatches())
  const purchase = useRouteLoaderData<typeof confirmation>("routes/confirmation-commande")?.page?.purchase ?? null
  return (
    <>
      {settings.pixelId && <AgreementHost purchase={purchase} />}
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
