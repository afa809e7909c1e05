import { z } from "zod"
import { maxTokenName, tokenScopes } from "#core/staff/api-token.ts"
import { moment, shortText } from "../common/contract-texts.ts"
import { proof } from "../staff/contract.ts"

/** `POST tokens` → 201. It needs the own password, and a code where a second factor is on. 409 `TOO_MANY`. */
export const newToken = z.strictObject({
  name: shortText(maxTokenName),
  scopes: z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length),
  expiresAt: moment.nullable().meta({ description: "null = never" }),
  ...proof,
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
})
export type ApiTokenResource = z.infer<typeof apiToken>

/** The same with the token itself, as the answer that makes it tells it. */
export const apiTokenWithText = apiToken.extend({ token: z.string() })
export type ApiTokenWithText = z.infer<typeof apiTokenWithText>
