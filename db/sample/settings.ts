import { fromDinars } from "#core/money.ts"
import { defaultMaximums } from "#core/orders/order-maximums.ts"
import type { settings as sampleSettings } from "#sample/settings.ts"
import type { Tx } from "../database.ts"
import { toDocumentId } from "../document-id.ts"
import { inEachLocale } from "./in-each-locale.ts"
import { daysFrom } from "./product-parts.ts"

/** Stores the shop's settings. */
export async function storeSettings(tx: Tx, settings: typeof sampleSettings, now: Date): Promise<void> {
  const { shopName, tagline, about, address, hours } = settings
  const { id } = await tx
    .insertInto("app_setting")
    .values({
      document_id: toDocumentId("app-setting"),
      phone: settings.phone,
      phone_international: settings.phoneInternational,
      whatsapp: settings.whatsapp,
      email: settings.email,
      register_number: settings.registerNumber,
      tax_number: settings.taxNumber,
      construction_banner: settings.constructionBanner ? 1 : 0,
      banner_fr: settings.bannerFr,
      banner_ar: settings.bannerAr,
      free_delivery_threshold: fromDinars(settings.freeDeliveryThreshold),
      promises_cash: 1,
      promises_opening: 1,
      promises_call: 1,
      exchange_days: settings.exchangeDays,
      opening_date: daysFrom(now, settings.openingDays),
      max_quantity: defaultMaximums.maxQuantity,
      pixel_id: settings.pixelId,
      social: JSON.stringify(settings.social),
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  await tx
    .insertInto("app_setting_text")
    .values(
      inEachLocale((locale) => ({
        app_setting_id: id,
        shop_name: shopName[locale],
        tagline: tagline[locale],
        about: about[locale],
        address: address[locale],
        hours: hours[locale],
      })),
    )
    .execute()
}
