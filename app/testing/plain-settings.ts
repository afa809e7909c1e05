import { defaultUniverses, shownUniverses } from "#core/catalogue/universe.ts"
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
  universes: shownUniverses(defaultUniverses, "fr", "fr"),
  theme: null,
  openingDate: null,
  ...noMaximums,
  constructionBanner: false,
  bannerFr: "",
  bannerAr: "",
  uniqueVisitorsCount: 0,
  languages: ["fr", "ar", "en"],
  freeDeliveryThreshold: null,
  promisesCash: false,
  promisesOpening: false,
  promisesCall: false,
  exchangeDays: 7,
  returnPayer: "shopper",
  warrantyMonths: 0,
  asksWilaya: false,
  social: { facebook: "", instagram: "", whatsapp: "" },
}
