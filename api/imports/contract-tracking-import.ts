import { z } from "zod"
import { carriers } from "#core/delivery/carrier.ts"
import { orderStatuses } from "#core/orders/order-status.ts"
import { importProblems } from "#core/orders/tracking-file.ts"

const flag = z.enum(["0", "1"])

/** `POST orders/tracking-import?carrier=&dryRun=1`, the body the file itself: CSV with commas, semicolons or tabs, or
 *  XLSX; a column of order numbers and one of tracking numbers. `POST orders/cash-import` takes the same for the parcels that
 *  a carrier has paid: one of the two columns is enough, and an order that has shipped becomes delivered and cashed. */
export const trackingImportQuery = z.strictObject({
  carrier: z.enum(carriers),
  dryRun: flag.default("1").meta({ description: "1 = tells what would happen" }),
})

/** More than a shop sends in a day; each is a transaction of its own. */
export const maxTrackingRows = 2000

/** `done`: shipped or cashed now, or would be; `same`: was so already. 400 when the file cannot be read or has no such columns. */
export const trackingImport = z.object({
  data: z.object({
    dryRun: z.boolean(),
    done: z.int(),
    same: z.int(),
    problems: z.int(),
    rows: z.array(
      z.object({
        row: z.int().meta({ description: "Line of the file, from 1" }),
        number: z.string(),
        tracking: z.string(),
        result: z.enum(["done", "same", "problem"]),
        problem: z.enum(importProblems).nullable(),
        from: z.enum(orderStatuses).nullable(),
      }),
    ),
  }),
})

export type TrackingImport = z.infer<typeof trackingImport>
