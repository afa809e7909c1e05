import { pixelFrame } from "../analytics/pixel-frame.server.ts"
import { contentContext } from "../api-client/content.server.ts"
import { settingsOrDefaults } from "../api-client/found-or-default.server.ts"
import { shopMainLocale } from "../i18n/addresses.ts"
import type { Route } from "./+types/ad-pixel"

/** `GET /ad-pixel`: the page that the ad pixel is shut in; 404 while the merchant has configured none. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pixelId } = await settingsOrDefaults(context.get(contentContext), shopMainLocale())
  return pixelId ? pixelFrame(pixelId) : new Response(null, { status: 404 })
}
