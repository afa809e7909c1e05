import { z } from "zod"
import type { Locale } from "#core/i18n/locale.ts"
import { readShopMoment } from "#core/i18n/shop-day.ts"

// The cells of an archive's CSV files. What the shop never writes is no row of an archive.

/** A text that both databases can store. */
export const fileText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => !text.includes("\0") && text.isWellFormed())

/** An empty cell is null. */
export const nullable = <T>(schema: z.ZodType<T>) =>
  z.string().transform((text, context): T | null => {
    if (text === "") return null
    const { success, data } = schema.safeParse(text)
    if (success) return data
    context.addIssue({ code: "custom", message: "is not what the shop writes" })
    return z.NEVER
  })

/** A cell that holds JSON. */
export const jsonCell = <T>(schema: z.ZodType<T>) =>
  z.string().transform((text, context): T => {
    try {
      return schema.parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: "custom", message: "is not what the shop writes" })
      return z.NEVER
    }
  })

/** ISO 8601 in UTC. */
export const moment = z.string().refine((text) => readShopMoment(text) === text)

export const documentId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

export const flagText = z.enum(["0", "1"]).transform((flag) => flag === "1")

export const language = z.enum(["fr", "ar", "en"]) satisfies z.ZodType<Locale>
