import { noMaximums } from "#core/orders/order-maximums.ts"
import type { Settings } from "../api-client/content.ts"

/** The settings of a shop of which nothing but its name is known, such as one over a plain Strapi. */
export const plainSettings: Settings = {
  documentId: "s",
  shopName: "Hanout",
  tagline: "",
  about: "",
  phone: "",
  phoneInternational: "",
  whatsapp: "",
  email: "",
  address: "",
  hours: "",
  registerNumber: "",
  taxNumber: "",
  pixelId: "",
  openWilayas: null,
  theme: null,
  openingDate: null,
  ...noMaximums,
  constructionBanner: false,
  bannerFr: "",
  bannerAr: "",
  uniqueVisitorsCount: 0,
  languages: ["fr", "ar", "en"],
  freeDeliveryThreshold: null,
  exchangeDays: 7,
  social: { facebook: "", instagram: "", whatsapp: "" },
}
