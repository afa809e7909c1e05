import type { Generated } from "kysely"
import type { Locale } from "#core/locale.ts"
import type { Flag, Time } from "./column-types.ts"

type ShopperUserTable = {
  id: string
  name: string
  /** In small letters; of who signs in by mobile an address that is none. */
  email: string
  email_verified: Generated<Flag>
  image: string | null
  /** The number that one signs in with; several accounts may have the same. */
  login_mobile: string | null
  locale: Locale
  firstname: string
  lastname: string
  /** The number of the order form. */
  mobile: Generated<string>
  created_at: Time
  updated_at: Time
}

type ShopperSessionTable = {
  id: string
  token: string
  user_id: string
  expires_at: Time
  created_at: Time
  /** Last seen, to within an hour. */
  updated_at: Time
  ip_address: string | null
  user_agent: string | null
}

type ShopperAccountTable = {
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

type ShopperVerificationTable = {
  id: string
  identifier: string
  value: string
  expires_at: Time
  created_at: Time
  updated_at: Time
}

/** A link that was sent by mail: an account that is to be made, or a password that is to be renewed. Links of addresses
 *  that nobody has, or somebody has already, stand here too and open nothing. */
type ShopperLinkTable = {
  /** SHA-256 of what is in the link. */
  token_hash: string
  kind: "account" | "password"
  email: string
  firstname: string | null
  lastname: string | null
  /** The hash of the password that the account is to have. */
  password: string | null
  locale: Locale
  user_id: string | null
  expires_at: Time
}

type ShopperAddressTable = {
  id: string
  user_id: string
  /** Names as the order form has them. */
  wilaya: string
  commune: string
  address: string
  /** Of at most one of somebody's. */
  usual: Flag
  created_at: Time
}

type ShopperWishTable = { user_id: string; slug: string; position: number }

/** The tables of shoppers' accounts. Better Auth reads and writes the first four. */
export type ShopperSchema = {
  shopper_user: ShopperUserTable
  shopper_session: ShopperSessionTable
  shopper_account: ShopperAccountTable
  shopper_verification: ShopperVerificationTable
  shopper_link: ShopperLinkTable
  shopper_address: ShopperAddressTable
  shopper_wish: ShopperWishTable
}
