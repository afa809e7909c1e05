import { z } from "zod"

const mediaFormat = z.object({ url: z.string(), width: z.int(), height: z.int(), mime: z.string() })

export const media = z.object({
  id: z.int(),
  documentId: z.string(),
  url: z.string().meta({ description: "Path on the shop's own origin" }),
  width: z.int(),
  height: z.int(),
  alternativeText: z.string(),
  formats: z.record(z.string(), mediaFormat).nullable().meta({
    description: "Smaller forms by format and width: avif-320 … webp-960, to 1600 for wide ones; none is enlarged",
  }),
  placeholder: z.string().nullable().meta({ description: "A few pixels as a data: address, shown while it loads" }),
  dominantColor: z.string().nullable().meta({ description: "#rrggbb" }),
})

export type MediaResource = z.infer<typeof media>
