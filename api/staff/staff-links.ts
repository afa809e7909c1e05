import { randomBytes } from "node:crypto"
import { hashToken } from "#db/token-hash.ts"

const day = 24 * 3600 * 1000

/** How long links can be used, in milliseconds. */
export const linkLifetimes = { "first-owner": day, invitation: 7 * day, password: day }

/** The stored hash of a link's token. */
export const hashLinkToken = hashToken

/** Creates the token of a link: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString("base64url")

const pages = { "first-owner": "first-owner", invitation: "invitation", password: "new-password" }

/** A link as it is copied or printed.
 *  @param origin of the shop, such as `https://shop.example` */
export const linkTo = (origin: string, kind: keyof typeof pages, token: string): string =>
  `${origin}/admin/${pages[kind]}?token=${token}`
