import { z } from "zod"
import { divisions } from "../delivery/division.ts"
import type { FieldUse, Values } from "../fields/field.ts"
import {
  amountField,
  choiceField,
  flagField,
  momentField,
  optional,
  textField,
  textsField,
  wholeField,
} from "../fields/field-kinds.ts"
import type { Locale } from "../i18n/locale.ts"
import { weekStarts } from "../i18n/shop-day.ts"
import { returnPayers } from "./promise.ts"

// The plain fields of the shop's settings, each declared once. Numbers are any number here: shopFactsProblems (shop-facts.ts) says
// what is wrong with them, in one answer with the rules between fields.

const number = <const Use extends FieldUse>(use: Use) => wholeField(Number.MAX_SAFE_INTEGER, use, z.number())
const limit = <const Column extends string, const Label extends string>(column: Column, label: Label, what: string) =>
  optional(number({ column, label, description: `${what}; null = none` }))

/** Texts in each language that anyone may read. */
export const publicSettingTexts = {
  shopName: textsField(80, { column: "shop_name", label: "settings.shopName" }),
  tagline: textsField(160, { column: "tagline", label: "settings.tagline" }),
  about: textsField(600, { column: "about", label: "settings.about" }),
  address: textsField(200, { column: "address", label: "settings.address" }),
  hours: textsField(300, { column: "hours", label: "settings.hours" }),
}

export const settingTexts = {
  ...publicSettingTexts,
  searchHint: textsField(60, { column: "search_hint", label: "settings.searchHint" }),
}

/** Columns that anyone may read. */
export const publicSettingColumns = {
  phone: textField(30, { column: "phone", label: "settings.phone" }),
  email: textField(120, { column: "email", label: "settings.email" }),
  registerNumber: textField(60, { column: "register_number", label: "settings.registerNumber" }),
  taxNumber: textField(60, { column: "tax_number", label: "settings.taxNumber" }),
  pixelId: textField(20, { column: "pixel_id", label: "settings.pixelId" }),
  bannerFr: textField(200, { column: "banner_fr", label: "settings.bannerFr" }),
  bannerAr: textField(200, { column: "banner_ar", label: "settings.bannerAr" }),
  freeDeliveryThreshold: optional(
    amountField(
      {
        column: "free_delivery_threshold",
        label: "settings.free",
        description: "Dinars; null = delivery is never free",
      },
      z.number(),
    ),
  ),
  promisesCash: flagField({ column: "promises_cash", label: "settings.promise.cash" }),
  promisesOpening: flagField({ column: "promises_opening", label: "settings.promise.opening" }),
  promisesCall: flagField({ column: "promises_call", label: "settings.promise.call" }),
  exchangeDays: number({
    column: "exchange_days",
    label: "settings.exchangeDays",
    description: "0 = no exchange is promised",
  }),
  returnPayer: choiceField(returnPayers, { column: "return_payer", label: "settings.returnPayer" }),
  warrantyMonths: number({
    column: "warranty_months",
    label: "settings.warrantyMonths",
    description: "0 = no warranty is promised",
  }),
  asksWilaya: flagField({
    column: "asks_wilaya",
    label: "settings.asksWilaya",
    description: "Order forms begin without a place instead of Alger and Kouba",
  }),
  decimalsAsNeeded: flagField({
    column: "decimals_as_needed",
    label: "settings.decimals",
    description: "Amounts are shown with decimals only where there are centimes, instead of always",
  }),
  wilayaDivision: choiceField(divisions, {
    column: "wilaya_division",
    label: "settings.wilayaDivision",
    description: "How many wilayas the shop's list has: the 58 that carriers use, or the 69 of 2026",
  }),
  openingDate: optional(
    momentField({
      column: "opening_date",
      label: "settings.openingDate",
      description: "When the shop opens; null = no date is announced",
    }),
  ),
  maxQuantity: limit("max_quantity", "settings.maxQuantity", "Maximum units of a product in one order"),
  maxLines: limit("max_lines", "settings.maxLines", "Maximum lines of one order"),
  maxUnits: limit("max_units", "settings.maxUnits", "Maximum units of one order"),
}

export const settingColumns = {
  ...publicSettingColumns,
  whatsapp: textField(30, { column: "whatsapp", label: "settings.whatsapp" }),
  bannerShown: flagField({ column: "construction_banner", label: "settings.bannerShown" }),
  /** "" = English pages show the other two alone; shown in every language while there are none of these. */
  bannerEn: textField(200, { column: "banner_en", label: "settings.bannerEn" }),
  releaseHours: limit("release_hours", "settings.releaseHours", "Hours after which a new order releases its stock"),
  /** As many units of a product, or fewer, are low. */
  lowStock: number({ column: "low_stock", label: "settings.lowStock" }),
  weekStart: choiceField(weekStarts, { column: "week_start", label: "settings.weekStart" }),
}

/** Whole addresses; "" = none. One column holds them as an object. */
export const socialFields = {
  facebook: textField(200, { column: "facebook", label: "settings.facebook" }),
  instagram: textField(200, { column: "instagram", label: "settings.instagram" }),
}

export const settingFields = { ...settingTexts, ...settingColumns, ...socialFields }

/** Facts of the shop that its merchant writes: who sells, and how. Amounts in dinars. */
export type ShopFacts = Values<typeof settingFields> & {
  /** The languages in which the shop is shown, the main one first. */
  languages: Locale[]
  /** Months after which the person of an ended order is erased (core/customers/retention.ts); null = never. */
  retentionMonths: number | null
}
