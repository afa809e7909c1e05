import type { HeadPage } from "#core/content/heads/page-head.ts"
import type { MessageKey } from "../i18n/messages.ts"

/** What pages say of themselves to search engines while the merchant has written nothing, for the console. The screens name
 *  the same messages themselves: a table in the browser would load those of all screens. */
export const defaultHeads: Record<HeadPage, { title: MessageKey; description: MessageKey }> = {
  home: { title: "home.title", description: "home.description" },
  "home-2": { title: "homes.fashion.title", description: "homes.fashion.description" },
  "home-3": { title: "homes.beauty.title", description: "homes.beauty.description" },
  "home-4": { title: "homes.jewelry.title", description: "homes.jewelry.description" },
  shop: { title: "listing.title.all", description: "listing.intro.all" },
  "shop-categories": { title: "listing.tiles.title", description: "listing.tiles.intro" },
  coupons: { title: "coupons.title", description: "coupons.intro" },
  blog: { title: "blog.title", description: "blog.intro" },
  contact: { title: "contact.title", description: "contact.intro" },
}
