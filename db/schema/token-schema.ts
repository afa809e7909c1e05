import type { Generated } from "kysely"
import type { Json, Time } from "./column-types.ts"

/** Tokens of programs that use the API. */
type ApiTokenTable = {
  id: Generated<number>
  document_id: string
  name: string
  /** SHA-256 of the token. */
  token_hash: string
  /** Its last characters, by which people tell tokens apart. */
  hint: string
  /** Names of scopes. */
  scopes: Json
  /** Its maker: a token of a member who is no owner any more opens nothing. */
  staff_id: string
  created_at: Time
  /** null = never. */
  expires_at: Time | null
  last_used_at: Time | null
  /** Columns, language and days of the orders that its CSV address gives out; null = it is a token of a program. */
  sheet: Json | null
}

/** Requests of tokens with an idempotency key, and what came of them. */
type TokenRequestTable = {
  token_id: number
  key: string
  /** Of method, address and body. */
  digest: string
  status: number
  /** Of what the request made or changed; null = of several. */
  document_id: string | null
  /** The answer, where it cannot be read again; holds no personal data. */
  answer: Json | null
  created_at: Time
}

export type TokenSchema = { api_token: ApiTokenTable; token_request: TokenRequestTable }
