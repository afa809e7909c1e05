import { z } from "zod"
import { listParameters } from "../common/contract-list.ts"

const several = z
  .string()
  .min(1)
  .max(500)
  .transform((text) => text.split(","))
const day = z.iso.date()

/** `GET audit` */
export const auditQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .meta({ description: "Part of a name, an action, an id, or of what was changed" }),
  staff: several.optional().meta({ description: "Ids of members; `none` = nobody who is known" }),
  action: several.optional(),
  resource: several.optional(),
  document: z.string().min(1).max(100).optional(),
  from: day.optional().meta({ description: "First day, by the clock of Algiers" }),
  to: day.optional().meta({ description: "Last day" }),
  ...listParameters(["at"], "at"),
})

const fields = z.record(z.string(), z.unknown()).nullable()

/** An entry of the audit log. */
export const auditRow = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  staff: z.object({ id: z.string(), name: z.string() }).nullable(),
  action: z.string(),
  resource: z.string(),
  documentId: z.string().nullable(),
  number: z.string().nullable().meta({ description: "Of the order that it is about" }),
  before: fields,
  after: fields,
  address: z.string().nullable(),
})
export type AuditRow = z.infer<typeof auditRow>
