import { iconForm, iconSide, type ThemePicture } from "#core/content/theme/theme-picture.ts"
import { textDirection } from "#core/i18n/locale.ts"
import { contentContext } from "../api-client/content.server.ts"
import { settingsOrDefaults } from "../api-client/found-or-default.server.ts"
import { localizedPath, splitLocale } from "../i18n/addresses.ts"
import { createI18n } from "../i18n/i18n.tsx"
import { toLook } from "../shell/look.server.ts"
import type { Route } from "./+types/webmanifest"

const iconOf = (src: string, side: number, purpose: "any" | "maskable") => ({
  src,
  purpose,
  sizes: `${side}x${side}`,
  type: "image/png",
})

const drawing = (src: string, purpose: "any" | "maskable" | "monochrome") => ({
  src,
  purpose,
  sizes: "any",
  type: "image/svg+xml",
})

const programIcons = [
  iconOf("/icon-192.png", 192, "any"),
  iconOf("/icon-512.png", 512, "any"),
  iconOf("/icon-maskable-192.png", 192, "maskable"),
  iconOf("/icon-maskable-512.png", 512, "maskable"),
  drawing("/favicon.svg", "any"),
  drawing("/icon-maskable.svg", "maskable"),
  drawing("/icon-monochrome.svg", "monochrome"),
]

/** The merchant's favicon, whose margins nobody knows: a phone must not cut it to its own shape. */
function ownIcons(favicon: ThemePicture) {
  const small = iconForm(favicon, 192)
  if (!small) return [drawing(favicon.url, "any")]
  return [iconOf(small, 192, "any"), iconOf(favicon.url, iconSide, "any")]
}

/** `GET /site.webmanifest`, one for each language: the shop as an app on a phone's home screen. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const { t } = createI18n(locale)
  const { shopName, tagline, theme } = await settingsOrDefaults(context.get(contentContext), locale)
  const ground = toLook(theme)?.ground.light ?? "#fbf8f3"
  const start = localizedPath(locale, "/")
  const shortcut = (path: string, name: string) => ({ name, url: localizedPath(locale, path) })
  const manifest = {
    id: start,
    name: shopName,
    short_name: shopName,
    description: tagline || t("manifest.description"),
    lang: locale,
    dir: textDirection(locale),
    start_url: start,
    scope: "/",
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    icons: theme?.favicon ? ownIcons(theme.favicon) : programIcons,
    shortcuts: [shortcut("/shop", t("shell.nav.shop")), shortcut("/cart", t("shell.more.cart"))],
  }
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json", "cache-control": "no-cache" },
  })
}
