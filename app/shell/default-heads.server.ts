import type { HeadPage } from "#core/content/heads/page-head.ts"
import type { Settings } from "../api-client/content.ts"
import { homeDescription, homeTitle } from "../content/home/home-words.ts"
import type { Translate } from "../i18n/i18n.tsx"
import type { MessageKey } from "../i18n/messages.ts"

// The screens name the same messages themselves: a table in the browser would load those of all screens.
const defaultHeads: Record<Exclude<HeadPage, "home">, { title: MessageKey; description: MessageKey }> = {
  "home-2": { title: "homes.fashion.title", description: "homes.fashion.description" },
  "home-3": { title: "homes.beauty.title", description: "homes.beauty.description" },
  "home-4": { title: "homes.jewelry.title", description: "homes.jewelry.description" },
  shop: { title: "listing.title.all", description: "listing.intro.all" },
  "shop-categories": { title: "listing.tiles.title", description: "listing.tiles.intro" },
  coupons: { title: "coupons.title", description: "coupons.intro" },
  blog: { title: "blog.title", description: "blog.intro" },
  contact: { title: "contact.title", description: "contact.intro" },
}

/** What a page says of itself to search engines while the merchant has written nothing, for the console. */
export function defaultHead(page: HeadPage, settings: Settings, t: Translate): { title: string; description: string } {
  if (page === "home") return { title: homeTitle(settings, t), description: homeDescription(settings, t) }
  const { title, description } = defaultHeads[page]
  return { title: t(title), description: t(description) }
}
