import { z } from "zod"
import { locales } from "#core/i18n/locale.ts"
import { orderColumns } from "#core/orders/order-columns.ts"
import { maxTokenName, sheetDays, tokenScopes } from "#core/staff/api-token.ts"
import { moment, shortText } from "../common/contract-texts.ts"
import { proof } from "../staff/contract.ts"

const named = {
  name: shortText(maxTokenName),
  expiresAt: moment.nullable().meta({ description: "null = never" }),
  ...proof,
}

/** `POST tokens` → 201. It needs the own password, and a code where a second factor is on. 409 `TOO_MANY`. */
export const newToken = z.strictObject({
  ...named,
  scopes: z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length),
})

/** `POST sheets` → 201, as `POST tokens`: a token whose address gives out orders as CSV, and that opens nothing else. */
export const newSheet = z.strictObject({
  ...named,
  columns: z.array(z.enum(orderColumns)).min(1).max(orderColumns.length),
  locale: z.enum(locales).meta({ description: "Of titles and words" }),
  days: z.literal([...sheetDays]).meta({ description: "Orders of so many days, today among them" }),
})

/** A token as the console shows it. */
export const apiToken = z.object({
  documentId: z.string(),
  name: z.string(),
  hint: z.string().meta({ description: "Its last characters" }),
  scopes: z.array(z.enum(tokenScopes)),
  madeBy: z.string(),
  state: z.enum(["open", "expired", "orphaned"]).meta({ description: "orphaned: who made it is no owner any more" }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable().meta({ description: "To the minute" }),
  sheet: z
    .object({ columns: z.array(z.string()), locale: z.enum(locales), days: z.int() })
    .nullable()
    .meta({ description: "null = a token of a program" }),
})
export type ApiTokenResource = z.infer<typeof apiToken>

/** The same with the token itself, as the answer that makes it tells it. */
export const apiTokenWithText = apiToken.extend({
  token: z.string().meta({ description: "Of a sheet its whole address" }),
})
export type ApiTokenWithText = z.infer<typeof apiTokenWithText>
