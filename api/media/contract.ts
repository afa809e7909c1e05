import { z } from "zod"

const mediaFormat = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  mime: z.string(),
  name: z.string().optional(),
  hash: z.string().optional(),
  ext: z.string().optional(),
  path: z.null().optional(),
  size: z.number().nullable().optional().meta({ description: "null: the file is made when it is first asked for" }),
  sizeInBytes: z.int().nullable().optional(),
})

/** Fields of a Strapi file that this shop does not need. */
const fileFields = z
  .object({
    name: z.string(),
    caption: z.string().nullable(),
    hash: z.string().nullable(),
    ext: z.string(),
    mime: z.string(),
    size: z.number().nullable().meta({ description: "Kilobytes; null = not known" }),
    previewUrl: z.string().nullable(),
    provider: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    publishedAt: z.iso.datetime(),
  })
  .partial()

export const media = z.object({
  id: z.int(),
  documentId: z.string(),
  url: z.string().meta({ description: "Path on the shop's own origin" }),
  width: z.int(),
  height: z.int(),
  alternativeText: z.string(),
  formats: z
    .record(z.string(), mediaFormat)
    .nullable()
    .meta({
      description:
        "Smaller forms by format and width: avif-320 … webp-960, to 1600 for wide ones; none is enlarged. Where Strapi's " +
        "clients read, also thumbnail, small, medium and large",
    }),
  placeholder: z.string().nullable().meta({ description: "A few pixels as a data: address, shown while it loads" }),
  dominantColor: z.string().nullable().meta({ description: "#rrggbb" }),
  ...fileFields.shape,
})

export type MediaResource = z.infer<typeof media>
