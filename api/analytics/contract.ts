import { z } from "zod"

/** The query of `POST /api/unique-visitors`. */
export const uniqueVisitorsQuery = z.object({
  documentId: z.string().meta({ description: "documentId of the app setting" }),
  uniqueVisitorsCount: z
    .string()
    .regex(/^\d{1,15}$/, "must be a whole number")
    .optional()
    .meta({ description: "The count that the client believes in, plus one; not taken over" }),
})

export const uniqueVisitorsResource = z
  .object({ documentId: z.string(), uniqueVisitorsCount: z.int() })
  .meta({ id: "UniqueVisitors" })
