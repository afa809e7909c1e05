import type { TextKey } from "../i18n/texts.ts"

/** How the fields that can be wrong are called on the screen. */
export const shopLabels: Record<string, TextKey> = {
  "shopName.fr": "settings.shopName",
  "address.fr": "settings.address",
  languages: "settings.languages",
  phone: "settings.phone",
  whatsapp: "settings.whatsapp",
  email: "settings.email",
  bannerFr: "settings.bannerFr",
  freeDeliveryThreshold: "settings.free",
  exchangeDays: "settings.exchangeDays",
  maxQuantity: "settings.maxQuantity",
  lowStock: "settings.lowStock",
  pixelId: "settings.pixelId",
  facebook: "settings.facebook",
  instagram: "settings.instagram",
}
