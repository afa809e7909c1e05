import type { Generated } from "kysely"
import type { ReturnPayer } from "#core/content/promise.ts"
import type { Division } from "#core/delivery/division.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { WeekStart } from "#core/i18n/shop-day.ts"
import type { Centimes } from "#core/money.ts"
import type { Flag, Json, Time } from "./column-types.ts"

type AppSettingTable = {
  id: Generated<number>
  document_id: string
  phone: string
  phone_international: string
  whatsapp: string
  email: string
  register_number: string
  tax_number: string
  construction_banner: Flag
  banner_fr: string
  banner_ar: string
  banner_en: Generated<string>
  free_delivery_threshold: Centimes | null
  exchange_days: number
  promises_cash: Generated<Flag>
  promises_opening: Generated<Flag>
  promises_call: Generated<Flag>
  return_payer: Generated<ReturnPayer>
  asks_wilaya: Generated<Flag>
  decimals_as_needed: Generated<Flag>
  wilaya_division: Generated<Division>
  /** 0 = none is promised. */
  warranty_months: Generated<number>
  /** When the shop opens; null = no date is announced. */
  opening_date: Time | null
  /** Maximums of one order (core/orders/order-maximums.ts); null = any number. */
  max_quantity: number | null
  max_lines: Generated<number | null>
  max_units: Generated<number | null>
  /** After so many hours an order that is still new releases its stock; null = never. */
  release_hours: Generated<number | null>
  pixel_id: string
  social: Json
  /** When the staff last changed it. */
  edited_at: Generated<Time>
  /** The database fills it in. */
  created_at: Generated<Time>
  /** As many units of a product, or fewer, are low. */
  low_stock: Generated<number>
  week_start: Generated<WeekStart>
  /** Months after which the person of an ended order is erased; null = never. */
  retention_months: Generated<number | null>
  /** A list of languages. */
  languages: Generated<Json>
}

type AppSettingTextTable = {
  app_setting_id: number
  locale: Locale
  shop_name: string
  tagline: string
  about: string
  address: string
  hours: string
  /** The words in the empty search field. */
  search_hint: Generated<string>
  /** Of which language each borrowed text is. */
  borrowed: Generated<Json>
}

/** The tables of what the shop says about itself. */
export type SettingsSchema = { app_setting: AppSettingTable; app_setting_text: AppSettingTextTable }
