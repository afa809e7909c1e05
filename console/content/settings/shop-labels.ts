import type { TextKey } from "../../i18n/texts.ts"

/** How the fields that can be wrong are called on the screen. */
export const shopLabels: Record<string, TextKey> = {
  shopName: "settings.shopName",
  address: "settings.address",
  languages: "settings.languages",
  phone: "settings.phone",
  whatsapp: "settings.whatsapp",
  email: "settings.email",
  bannerFr: "settings.bannerFr",
  bannerAr: "settings.bannerAr",
  bannerEn: "settings.bannerEn",
  freeDeliveryThreshold: "settings.free",
  exchangeDays: "settings.exchangeDays",
  maxQuantity: "settings.maxQuantity",
  maxLines: "settings.maxLines",
  maxUnits: "settings.maxUnits",
  releaseHours: "settings.releaseHours",
  lowStock: "settings.lowStock",
  retentionMonths: "settings.retention",
  pixelId: "settings.pixelId",
  facebook: "settings.facebook",
  instagram: "settings.instagram",
}
