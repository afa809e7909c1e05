import { z } from "zod"
import type { AppSettingResource } from "#api/content/contract-settings.ts"
import { locales } from "#core/i18n/locale.ts"
import { defaultMaximums } from "#core/orders/order-maximums.ts"
import { allWilayas } from "../wilayas.ts"
import { documentId, moment, number, text } from "./lenient.ts"

/** Section 7 of the specification names `documentId` and `uniqueVisitorsCount`; the others are read where a Strapi has
 *  them, by the names of our own API. */
const strapiSetting = z.object({
  id: z.int().catch(1),
  documentId,
  shopName: text(80),
  tagline: text(200),
  about: text(2000),
  phone: text(40),
  phoneInternational: text(40),
  whatsapp: text(40),
  email: text(254),
  address: text(300),
  hours: text(200),
  registerNumber: text(60),
  taxNumber: text(60),
  pixelId: text(40),
  constructionBanner: z.boolean().catch(false),
  bannerFr: text(500),
  bannerAr: text(500),
  freeDeliveryThreshold: number,
  exchangeDays: number,
  openingDate: moment,
  social: z.object({ facebook: text(300), instagram: text(300), whatsapp: text(300) }).catch({
    facebook: "",
    instagram: "",
    whatsapp: "",
  }),
  uniqueVisitorsCount: number,
})

/** The name of a shop that says none. */
const unnamed = "Hanout"

/** The settings of a Strapi in the contract's shape; what they do not say is empty, and its part of a page hidden.
 *  @returns null where there are none */
export function settingsFromStrapi(value: unknown, locale: string): AppSettingResource | null {
  const parsed = strapiSetting.safeParse(value)
  if (!parsed.success) return null
  const { shopName, exchangeDays, uniqueVisitorsCount, phone, phoneInternational, ...setting } = parsed.data
  return {
    ...setting,
    ...defaultMaximums,
    shopName: shopName || unnamed,
    phone: phone || phoneInternational,
    phoneInternational: phoneInternational || phone,
    promisesCash: false,
    promisesOpening: false,
    promisesCall: false,
    returnPayer: "shopper",
    warrantyMonths: 0,
    asksWilaya: false,
    decimalsAsNeeded: false,
    wilayaDivision: "58",
    exchangeDays: Math.max(0, Math.floor(exchangeDays ?? 0)),
    uniqueVisitorsCount: Math.max(0, Math.floor(uniqueVisitorsCount ?? 0)),
    openWilayas: allWilayas.map(({ name }) => name),
    theme: null,
    languages: [...locales],
    locale,
    pictures: [],
  }
}
