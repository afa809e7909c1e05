import { z } from "zod"
import { shortText } from "#api/common/contract-texts.ts"
import { orderCountsQuery } from "./contract-admin-list.ts"

/** The most that one member keeps. */
export const maxSavedFilters = 40

/** A saved filter of the list of orders, with a name. */
export const savedFilter = z
  .object({
    documentId: z.string(),
    name: z.string(),
    query: z.string().meta({ description: "The parameters of `GET orders`: `status=new&wilaya=16,31`" }),
    shared: z.boolean().meta({ description: "Whether all who see orders see it" }),
    author: z.object({ id: z.string(), name: z.string() }),
  })
  .meta({ id: "AdminSavedFilter" })

export type SavedFilter = z.infer<typeof savedFilter>

const isSearch = (query: string) => orderCountsQuery.safeParse(Object.fromEntries(new URLSearchParams(query))).success

const name = shortText(40)

/** `GET orders/filters` → the member's filters and the shared ones of others, by name.
 *  `POST orders/filters` → 201, the filter; the member's filter of that name is replaced. 409 `TOO_MANY` */
export const savedFilterBody = z.strictObject({
  name,
  query: z
    .string()
    .max(2000)
    .regex(/^[!-~]+$/, "must be the parameters of an address")
    .refine(isSearch, "must be what a list of orders is filtered by"),
  shared: z.boolean(),
})

/** `PATCH orders/filters/:documentId`, of own. 409 `TAKEN` for a name that another one has.
 *  `DELETE orders/filters/:documentId` → `{ data: { documentId } }`, of own; a shared one also by who manages staff */
export const savedFilterChange = z.strictObject({ name: name.optional(), shared: z.boolean().optional() })
