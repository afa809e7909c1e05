import { z } from "zod"

const wholeText = z.string().regex(/^\d{1,9}$/, "must be a whole number")

/** `GET media`: the library, the newest pictures first. */
export const mediaQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .meta({ description: "Part of what a picture shows, of its file's name or of its address" }),
  page: wholeText.transform(Number).pipe(z.int().min(1)).default(1),
  pageSize: wholeText.transform(Number).pipe(z.int().min(1).max(100)).default(24),
})

const alternative = z.string().trim().max(300)

/** `PATCH media/:documentId`: what a picture shows, in the languages that are given. */
export const mediaChange = z.strictObject({
  alternativeText: z.strictObject({ fr: alternative, ar: alternative, en: alternative }).partial(),
})

/** A picture as the console knows it; other resources name it by its `documentId`. */
export const adminMedia = z.object({
  documentId: z.string(),
  url: z.string().meta({ description: "Path on the shop's own origin" }),
  width: z.int(),
  height: z.int(),
  alternativeText: z.object({ fr: z.string(), ar: z.string(), en: z.string() }),
  placeholder: z.string().nullable(),
  dominantColor: z.string().nullable(),
  fileName: z.string().nullable().meta({ description: "What the uploaded file was called" }),
})
export type AdminMediaResource = z.infer<typeof adminMedia>

/** `details` of the 409 for a picture that is in use. */
export const mediaInUse = z.object({
  code: z.literal("IN_USE"),
  uses: z.array(
    z.object({
      kind: z.enum(["product", "category", "post", "page", "landing", "home", "order"]),
      name: z.string(),
    }),
  ),
})
export type MediaInUse = z.infer<typeof mediaInUse>
