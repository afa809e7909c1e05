import { isEmailAddress } from "./contact-message.ts"
import { isAlgerianMobile, phoneKey } from "./phone.ts"

/** The login of a shopper. */
export type Login = { kind: "email"; email: string } | { kind: "mobile"; mobile: string }

/** Reads what was typed where an e-mail address or a mobile number is asked for.
 *  @returns null for neither */
export function readLogin(typed: string): Login | null {
  const text = typed.trim()
  if (isEmailAddress(text)) return { kind: "email", email: text.toLowerCase() }
  return isAlgerianMobile(text) ? { kind: "mobile", mobile: phoneKey(text) } : null
}

/** Longest texts of an account, in characters. */
export const shopperLimits = {
  firstname: 80,
  lastname: 80,
  mobile: 40,
  wilaya: 80,
  commune: 120,
  address: 300,
} as const

/** How many addresses an account keeps. */
export const maxAddresses = 10
