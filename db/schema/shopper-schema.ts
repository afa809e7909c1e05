import type { Generated } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import type { Flag, Time } from "./column-types.ts"
import type { SessionTable, SignInTable, VerificationTable } from "./sign-in-tables.ts"

type ShopperUserTable = {
  id: string
  name: string
  /** In small letters; of who signs in by mobile an address that is none. */
  email: string
  email_verified: Generated<Flag>
  image: string | null
  /** The number that one signs in with; any number of accounts may have the same. */
  login_mobile: string | null
  locale: Locale
  firstname: string
  lastname: string
  /** The number of the order form. */
  mobile: Generated<string>
  /** Key by which that number is compared; "" = there is none. Of `login_mobile` the number itself. */
  phone_key: Generated<string>
  created_at: Time
  updated_at: Time
}

/** Beginnings of the password hashes of a number's accounts. */
type ShopperMobileSaltTable = {
  mobile: string
  /** 0 = shared by the number's accounts; 1 and 2 = an older account's own. */
  place: number
  /** `scrypt$N$r$p$salt` */
  prefix: string
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
  /** At most one per account. */
  usual: Flag
  created_at: Time
}

type ShopperWishlistTable = {
  user_id: string
  slug: string
  position: number
  /** Codes of what was chosen of the product; "" = nothing. */
  color: Generated<string>
  size: Generated<string>
}

/** The tables of shoppers' accounts. Better Auth reads and writes the first four. */
export type ShopperSchema = {
  shopper_user: ShopperUserTable
  shopper_session: SessionTable
  shopper_account: SignInTable
  shopper_verification: VerificationTable
  shopper_mobile_salt: ShopperMobileSaltTable
  shopper_link: ShopperLinkTable
  shopper_address: ShopperAddressTable
  shopper_wish: ShopperWishlistTable
}
