import { localizedPath, splitLocale, textDirection } from "#core/i18n/locale.ts"
import { contentContext } from "../api-client/content.server.ts"
import { settingsOrDefaults } from "../api-client/found-or-default.server.ts"
import { createI18n } from "../i18n/i18n.tsx"
import { toLook } from "../shell/look.server.ts"
import type { Route } from "./+types/webmanifest"

const iconOf = (src: string, side: number, purpose: "any" | "maskable") => ({
  src,
  purpose,
  sizes: `${side}x${side}`,
  type: "image/png",
})

const icon = (src: string, purpose: "any" | "maskable" | "monochrome") => ({
  src,
  purpose,
  sizes: "any",
  type: "image/svg+xml",
})

/** `GET /site.webmanifest`, one for each language: the shop as an app on a phone's home screen. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const { t } = createI18n(locale)
  const { shopName, theme } = await settingsOrDefaults(context.get(contentContext), locale)
  const ground = toLook(theme)?.ground.light ?? "#fbf8f3"
  const start = localizedPath(locale, "/")
  const shortcut = (path: string, name: string) => ({ name, url: localizedPath(locale, path) })
  const manifest = {
    id: start,
    name: shopName,
    short_name: shopName,
    description: t("manifest.description"),
    lang: locale,
    dir: textDirection(locale),
    start_url: start,
    scope: "/",
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    icons: [
      iconOf("/icon-192.png", 192, "any"),
      iconOf("/icon-512.png", 512, "any"),
      iconOf("/icon-maskable-192.png", 192, "maskable"),
      iconOf("/icon-maskable-512.png", 512, "maskable"),
      icon("/favicon.svg", "any"),
      icon("/icon-maskable.svg", "maskable"),
      icon("/icon-monochrome.svg", "monochrome"),
    ],
    shortcuts: [shortcut("/shop", t("shell.nav.shop")), shortcut("/cart", t("shell.more.cart"))],
  }
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json", "cache-control": "no-cache" },
  })
}
