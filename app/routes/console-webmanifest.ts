import { defaultLocale, isLocale, textDirection } from "#core/i18n/locale.ts"
import { contentContext } from "../api-client/content.server.ts"
import { settingsOrDefaults } from "../api-client/found-or-default.server.ts"
import { createI18n } from "../i18n/i18n.tsx"
import { appIcons } from "../shell/app-icons.ts"
import type { Route } from "./+types/console-webmanifest"

/** `GET /console.webmanifest?lang=ar`: the merchant's console as an app, apart from the shop's own. Its name is that of the
 *  shop in the member's language, as far as the merchant wrote one. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get("lang") ?? ""
  const locale = isLocale(asked) ? asked : defaultLocale
  const { t } = createI18n(locale)
  const { shopName, theme } = await settingsOrDefaults(context.get(contentContext), locale)
  const shortcut = (path: string, name: string) => ({ name, url: `/admin${path}` })
  const manifest = {
    id: "/admin",
    name: t("manifest.console", { shop: shopName }),
    short_name: shopName,
    lang: locale,
    dir: textDirection(locale),
    start_url: "/admin",
    scope: "/admin",
    display: "standalone",
    background_color: "#fbf8f3",
    theme_color: "#fbf8f3",
    icons: appIcons(theme?.favicon),
    shortcuts: [
      shortcut("/orders", t("manifest.console.orders")),
      shortcut("/orders/create", t("manifest.console.order")),
      shortcut("/products", t("manifest.console.products")),
    ],
  }
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json", "cache-control": "no-cache" },
  })
}
