import { z } from "zod"

const price = z.number().nullable().meta({ description: "Delivery price in dinars; null = not known" })

export const wilayaResource = z
  .object({
    id: z.int(),
    documentId: z.string(),
    code: z.int().min(1).max(69),
    parent: z
      .int()
      .nullable()
      .meta({ description: "Code of the 58 that carriers know, of a wilaya of 2026; null = it is one of the 58" }),
    name: z.string(),
    namear: z.string(),
    desk: price,
    home: price,
    deskServed: z.boolean().meta({ description: "Whether the shop delivers to a desk there at all" }),
    homeServed: z.boolean().meta({ description: "Whether the shop delivers to the door there at all" }),
    daysMin: z.int().nullable().meta({ description: "Days that a delivery takes, about; null = not known" }),
    daysMax: z.int().nullable(),
    hasDesks: z
      .literal(true)
      .optional()
      .meta({ description: "An order can name the carrier's desk (`GET /api/desks`); left out where it cannot" }),
    communes: z
      .array(
        z.object({
          name: z.string(),
          namear: z.string(),
          closed: z.boolean().meta({ description: "Whether the shop does not deliver there, to desk or door" }),
          home: z
            .number()
            .optional()
            .meta({ description: "Its own delivery prices in dinars; left out: its wilaya's" }),
          desk: z.number().optional(),
          homeClosed: z
            .literal(true)
            .optional()
            .meta({ description: "The shop does not deliver to the door there; left out: as in its wilaya" }),
          wilaya2026: z.int().meta({ description: "Code of its wilaya in the division of 2026" }),
        }),
      )
      .optional(),
  })
  .meta({ id: "Wilaya" })

export type WilayaResource = z.infer<typeof wilayaResource>
