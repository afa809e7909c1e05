import { z } from "zod"
import { CarrierError } from "../adapter.ts"

/** A text that may come as a number; empty and null are null. */
export const text = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .catch(null)
  .transform((value) =>
    value === null || value === undefined || String(value).trim() === "" ? null : String(value).trim(),
  )

/** A number that may come as text; null where there is none. */
export const number = text.transform((value) => {
  const parsed = value === null ? Number.NaN : Number(value.replace(/\s/g, "").replace(",", "."))
  return Number.isFinite(parsed) ? parsed : null
})

/** Yes or no that may come as 0, 1 or text; anything else is no. */
export const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 1 || value === "1" || value === "true")

/** Rows that come as an array or as an object keyed by index or name. Rows of another shape are left out. */
export const rows = <Row>(row: z.ZodType<Row>) =>
  z
    .union([z.array(z.unknown()), z.record(z.string(), z.unknown()).transform((keyed) => Object.values(keyed))])
    .transform((all) =>
      all.flatMap((one) => {
        const read = row.safeParse(one)
        return read.success ? [read.data] : []
      }),
    )

/** Reads what a carrier answered.
 *  @throws CarrierError "not-understood" for another shape; `mayHaveActed` as given */
export function readAs<Value>(shape: z.ZodType<Value>, value: unknown, mayHaveActed = false): Value {
  const read = shape.safeParse(value)
  if (read.success) return read.data
  throw new CarrierError("not-understood", null, null, mayHaveActed)
}

/** The text that identifies a row. `rows` leaves out a row without it. */
export const requiredText = text.transform((value, context) => {
  if (value !== null) return value
  context.addIssue({ code: "custom", message: "missing" })
  return z.NEVER
})
