import { z } from "zod"
import {
  deliveryProblems,
  isDinars,
  maxDelivery,
  maxDeliveryDays,
  maxThreshold,
} from "#core/delivery/delivery-values.ts"

const price = z.number().nullable().meta({ description: "Delivery price in dinars; null = not known" })
const days = z.number().nullable().meta({ description: "Days that a delivery takes, about; null = not known" })
const threshold = z
  .number()
  .refine((value) => isDinars(value, maxThreshold), { message: `From 0 to ${maxThreshold} dinars` })
  .nullable()
  .meta({ description: "Amount of goods in dinars from which delivery is free; null = never" })

const values = z.strictObject({
  desk: price,
  home: price,
  deskServed: z.boolean(),
  homeServed: z.boolean(),
  daysMin: days,
  daysMax: days,
})

const messages = {
  price: `A price is from 0 to ${maxDelivery} dinars with two decimals at most`,
  days: `Days are a whole number from 0 to ${maxDeliveryDays}`,
  daysOrder: "The most days must not be fewer than the least",
}

const change = z.strictObject({
  code: z.int().min(1).max(69),
  loaded: values.meta({ description: "The row as it was when it was loaded" }),
  values: values
    .superRefine((row, context) => {
      for (const { field, problem } of deliveryProblems(row)) {
        context.addIssue({ code: "custom", path: [field], message: messages[problem] })
      }
    })
    .meta({ description: "The row as it shall be" }),
})

/** `PUT delivery`: changed rows, each once, and the threshold of free delivery; all of it or nothing. */
export const deliveryChanges = z.strictObject({
  rows: z
    .array(change)
    .max(69)
    .superRefine((rows, context) => {
      for (const [index, { code }] of rows.entries()) {
        if (rows.findIndex((row) => row.code === code) === index) continue
        context.addIssue({ code: "custom", path: [index, "code"], message: `Wilaya ${code} comes more than once` })
      }
    }),
  freeDeliveryThreshold: z.strictObject({ loaded: z.number().nullable(), value: threshold }).optional(),
  samplePrices: z
    .enum(["confirm", "remove"])
    .optional()
    .meta({ description: "What becomes of the prices that the sample shop brought and that no row changes" }),
})

const parent = z.int().nullable().meta({ description: "Code of the 58 that a wilaya of 2026 was part of" })
const deliveryRow = z.object({ code: z.int(), parent, name: z.string(), namear: z.string(), ...values.shape })

/** The answer of `GET delivery` and `PUT delivery`: the wilayas of the shop's list by code, 58 or 69. */
export const deliveryTable = z.object({
  rows: z.array(deliveryRow),
  freeDeliveryThreshold: threshold,
  samplePrices: z.int().meta({ description: "How many wilayas have prices of the sample shop, not confirmed yet" }),
  isSaved: z.boolean().meta({ description: "Whether the merchant has saved a wilaya, or confirmed its prices" }),
})

/** `details` of a 409: the values that changed since they were loaded, as they are now. */
export const deliveryConflict = z.object({
  code: z.literal("CHANGED_SINCE"),
  rows: z.array(deliveryRow),
  freeDeliveryThreshold: z.number().nullable().optional(),
})

export type DeliveryRow = z.infer<typeof deliveryRow>
export type DeliveryTable = z.infer<typeof deliveryTable>
export type DeliveryChanges = z.infer<typeof deliveryChanges>
export type DeliveryConflict = z.infer<typeof deliveryConflict>
