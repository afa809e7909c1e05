import type { Time } from "./column-types.ts"

// The tables of Better Auth that are alike for staff and for shoppers.

/** Sessions. */
export type SessionTable = {
  id: string
  token: string
  user_id: string
  expires_at: Time
  created_at: Time
  /** Last seen, to within five minutes of staff, an hour of shoppers. */
  updated_at: Time
  ip_address: string | null
  user_agent: string | null
}

/** A credential of an account. */
export type SignInTable = {
  id: string
  account_id: string
  provider_id: string
  user_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Time | null
  refresh_token_expires_at: Time | null
  scope: string | null
  /** Its hash. */
  password: string | null
  created_at: Time
  updated_at: Time
}

export type VerificationTable = {
  id: string
  identifier: string
  value: string
  expires_at: Time
  created_at: Time
  updated_at: Time
}
