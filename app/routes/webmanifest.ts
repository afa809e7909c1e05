import { textDirection } from "#core/i18n/locale.ts"
import { settingsOrDefaults } from "../api-client/found-or-default.server.ts"
import { localizedPath } from "../i18n/addresses.ts"
import { createI18n } from "../i18n/i18n.tsx"
import { pageRequest } from "../page/page-request.server.ts"
import { wilayasText } from "../page/wilayas-text.ts"
import { appIcons } from "../shell/app-icons.ts"
import { toPageTheme } from "../shell/page-theme.server.ts"
import type { Route } from "./+types/webmanifest"

/** `GET /site.webmanifest`, one for each language: the shop as an app on a phone's home screen. */
export async function loader(args: Route.LoaderArgs) {
  const { locale, content } = pageRequest(args)
  const { t } = createI18n(locale)
  const settings = await settingsOrDefaults(content, locale)
  const { shopName, tagline, theme } = settings
  const ground = toPageTheme(theme)?.ground.light ?? "#fbf8f3"
  const start = localizedPath(locale, "/")
  const shortcut = (path: string, name: string) => ({ name, url: localizedPath(locale, path) })
  const manifest = {
    id: start,
    name: shopName,
    short_name: shopName,
    description: tagline || t("manifest.description", { wilayas: wilayasText(settings, t) }),
    lang: locale,
    dir: textDirection(locale),
    start_url: start,
    scope: "/",
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    icons: appIcons(theme?.favicon),
    shortcuts: [shortcut("/shop", t("shell.nav.shop")), shortcut("/cart", t("shell.more.cart"))],
  }
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json", "cache-control": "no-cache" },
  })
}
