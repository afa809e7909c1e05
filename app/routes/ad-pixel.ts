import { defaultLocale } from "#core/locale.ts"
import { pixelFrame } from "../agreement/pixel-frame.server.ts"
import { contentContext } from "../content/content.server.ts"
import { settingsOrDefaults } from "../content/found-or-default.server.ts"
import type { Route } from "./+types/ad-pixel"

/** `GET /ad-pixel`: the page that the ad pixel is shut in; 404 while the merchant has configured none. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pixelId } = await settingsOrDefaults(context.get(contentContext), defaultLocale)
  return pixelId ? pixelFrame(pixelId) : new Response(null, { status: 404 })
}
