/** Scope of a limit. Reasons: docs/decisions/0015-rate-limits.md.
 *  - `network`: a block of internet addresses (address-block.ts)
 *  - `shop`: everybody whose network is not known, together; counted in the place of `network`
 *  - `process`: everybody, in the memory of one process
 *  - `session`: one visit of a browser
 *  - `subject-and-network`: an account, number, phone or recipient, as one network tries it
 *  - `subject`: the same from all networks together, but those that the subject is known to use */
export type LimitScope = "network" | "shop" | "process" | "session" | "subject-and-network" | "subject"

/** At most `max` requests in a window of so many seconds. */
export type RateLimit<By extends string = LimitScope> = { by: By; seconds: number; max: number }

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute
const day = 24 * hour

/** Tries to prove who one is, of which successful ones are taken back. Fewer than the hundred of NIST SP 800-63B (3.2.2)
 *  from all unknown networks together. */
const signIn = [
  { by: "network", seconds: quarter, max: 60 },
  { by: "shop", seconds: quarter, max: 200 },
  { by: "process", seconds: minute, max: 300 },
  { by: "subject-and-network", seconds: quarter, max: 10 },
  { by: "subject-and-network", seconds: day, max: 100 },
  { by: "subject", seconds: day, max: 100 },
] as const satisfies readonly RateLimit[]

/** Password checks, right and wrong, never refunded: each costs a hash, and a right one a session. Higher than the limits of
 *  failures, which therefore never use them up. Thirty people behind an address stay far below; a program that signs in again
 *  and again does not. */
const passwordChecks = [
  { by: "network", seconds: quarter, max: 600 },
  { by: "shop", seconds: quarter, max: 2000 },
  { by: "subject-and-network", seconds: quarter, max: 30 },
  { by: "subject-and-network", seconds: day, max: 200 },
] as const satisfies readonly RateLimit[]

/** Requests that cause a mail to an address; the subject is the address or the mobile. */
const accountMail = [
  { by: "network", seconds: hour, max: 60 },
  { by: "shop", seconds: hour, max: 200 },
  { by: "process", seconds: minute, max: 120 },
  { by: "subject-and-network", seconds: hour, max: 5 },
] as const satisfies readonly RateLimit[]

/** Tries to see an order without its private link, of which right ones are taken back. */
const orderTracking = [
  { by: "network", seconds: quarter, max: 40 },
  { by: "shop", seconds: quarter, max: 120 },
  { by: "process", seconds: minute, max: 300 },
  { by: "subject-and-network", seconds: hour, max: 8 },
] as const satisfies readonly RateLimit[]

/** Every rate limit of the shop, by action. Limits of a list count in its order: those of the sender before those of a person,
 *  so that a rejected request costs nobody else anything.
 *  Thousands of mobile users share one address in Algeria: the limits of a network are there for programs. */
export const rateLimits = {
  "staff-sign-in": signIn,
  /** Codes of a second factor. Better Auth counts the wrong ones of a sign-in and of an account (`api/staff/sign-in-routes.ts`). */
  "staff-code": [
    { by: "network", seconds: quarter, max: 60 },
    { by: "shop", seconds: quarter, max: 200 },
    { by: "process", seconds: minute, max: 300 },
    { by: "subject-and-network", seconds: quarter, max: 20 },
    { by: "subject-and-network", seconds: day, max: 100 },
  ],
  /** Links of the staff: invitations, new passwords. Their tokens cannot be guessed. */
  "staff-link": [
    { by: "network", seconds: quarter, max: 60 },
    { by: "shop", seconds: quarter, max: 200 },
  ],
  "shopper-sign-in": signIn,
  "staff-password-checks": passwordChecks,
  "shopper-password-checks": passwordChecks,
  /** The password of a signed-in shopper, requested once more. No limit by network: others behind the same address could use
   *  it up, and no other account can be tried this way. */
  "shopper-password": [
    { by: "subject-and-network", seconds: quarter, max: 10 },
    { by: "subject-and-network", seconds: day, max: 100 },
    { by: "subject", seconds: day, max: 100 },
  ],
  /** Registering. No limit by subject alone: strangers could keep an owner from it. Mails to one address end at their own
   *  limit (mail/mail-limits.ts), silently. */
  registration: accountMail,
  /** Asking for a new password. Past `subject` no mail is sent while a link of before still opens the account. */
  "password-reset": [...accountMail, { by: "subject", seconds: day, max: 20 }],
  /** Links of a shopper's account; the subject is the link. */
  "account-link": [
    { by: "network", seconds: hour, max: 60 },
    { by: "shop", seconds: hour, max: 200 },
    { by: "subject-and-network", seconds: hour, max: 5 },
  ],
  /** Changes by a signed-in shopper; the subject is the account. */
  "account-change": [{ by: "subject", seconds: hour, max: 600 }],
  /** Wrong pairs of an order's number with its code and mobile; the subject is the order. */
  "order-tracking": orderTracking,
  /** Wrong pairs with a number without a code; the subject is the phone. Such numbers count up, so from all networks together a
   *  phone has few tries. Over the limit its owner still has the private link, the account, and the number with its code. */
  "order-tracking-without-code": [
    ...orderTracking,
    { by: "subject-and-network", seconds: day, max: 10 },
    { by: "subject", seconds: day, max: 10 },
  ],
  /** Shoppers' answers to failed deliveries; the subject is the order. */
  "parcel-answers": [
    { by: "network", seconds: hour, max: 300 },
    { by: "shop", seconds: hour, max: 900 },
    { by: "process", seconds: minute, max: 600 },
    { by: "subject-and-network", seconds: hour, max: 10 },
    { by: "subject", seconds: day, max: 30 },
  ],
  /** Looked-up orders, right and wrong pairs, never taken back. */
  "order-lookups": [
    { by: "network", seconds: quarter, max: 1200 },
    { by: "shop", seconds: quarter, max: 3000 },
    { by: "subject-and-network", seconds: hour, max: 120 },
  ],
  "order-quote": [
    { by: "network", seconds: quarter, max: 3000 },
    { by: "shop", seconds: quarter, max: 6000 },
    { by: "process", seconds: minute, max: 6000 },
    { by: "session", seconds: quarter, max: 300 },
  ],
  /** Orders that are placed; the subject is the phone. */
  orders: [
    { by: "network", seconds: hour, max: 600 },
    { by: "shop", seconds: hour, max: 3000 },
    { by: "session", seconds: hour, max: 20 },
    { by: "subject-and-network", seconds: hour, max: 10 },
    { by: "subject-and-network", seconds: day, max: 30 },
  ],
  /** Orders that are rejected, and quotes with a coupon that does not exist. */
  "order-tries": [
    { by: "network", seconds: hour, max: 3000 },
    { by: "shop", seconds: hour, max: 6000 },
    { by: "session", seconds: hour, max: 120 },
    { by: "subject-and-network", seconds: hour, max: 60 },
  ],
  /** Payments that begin at a payment service; the subject is the order. */
  "payment-starts": [
    { by: "network", seconds: hour, max: 600 },
    { by: "shop", seconds: hour, max: 1200 },
    { by: "process", seconds: minute, max: 1200 },
    { by: "subject-and-network", seconds: hour, max: 30 },
  ],
  /** Reviews and their pictures; the subject is the order. */
  reviews: [
    { by: "network", seconds: hour, max: 200 },
    { by: "shop", seconds: hour, max: 400 },
    { by: "process", seconds: minute, max: 400 },
    { by: "subject-and-network", seconds: hour, max: 40 },
  ],
  /** The subject is the recipient. */
  "stock-alerts": [
    { by: "network", seconds: hour, max: 60 },
    { by: "shop", seconds: hour, max: 200 },
    { by: "process", seconds: minute, max: 120 },
    { by: "subject-and-network", seconds: hour, max: 20 },
  ],
  /** The subject is the recipient, who is asked once a day at most whoever sends the form. */
  newsletter: [
    { by: "network", seconds: hour, max: 60 },
    { by: "shop", seconds: hour, max: 200 },
    { by: "process", seconds: minute, max: 120 },
    { by: "subject-and-network", seconds: hour, max: 5 },
  ],
  /** The subject is where the answer goes. */
  "contact-messages": [
    { by: "network", seconds: hour, max: 60 },
    { by: "shop", seconds: hour, max: 120 },
    { by: "process", seconds: minute, max: 120 },
    { by: "subject-and-network", seconds: hour, max: 5 },
  ],
  /** Links in mails of the newsletter and of stock alerts. */
  "mail-links": [
    { by: "network", seconds: hour, max: 120 },
    { by: "shop", seconds: hour, max: 600 },
  ],
  /** Searches and suggestions, counted in the memory of the process that answers them. */
  search: [
    { by: "network", seconds: minute, max: 300 },
    { by: "shop", seconds: minute, max: 1200 },
    { by: "process", seconds: minute, max: 3000 },
  ],
  /** Tokens of the API that open nothing, counted in the memory of a process. */
  "wrong-tokens": [{ by: "network", seconds: quarter, max: 60 }],
  /** Requests with an API token, in the memory of a process; the subject is the token. */
  "token-requests": [{ by: "subject", seconds: minute, max: 600 }],
  /** Reads of a private CSV address, in the memory of a process; the subject is its token. */
  "sheet-reads": [{ by: "subject", seconds: hour, max: 120 }],
  "unique-visitors": [
    { by: "network", seconds: hour, max: 2000 },
    { by: "shop", seconds: hour, max: 6000 },
    { by: "process", seconds: minute, max: 4000 },
  ],
  /** Webhooks of carriers, which come from few networks and again when they are rejected. */
  "carrier-hooks": [
    { by: "network", seconds: minute, max: 1200 },
    { by: "shop", seconds: minute, max: 3600 },
  ],
  /** Visitors of landing pages. */
  "landing-visits": [
    { by: "network", seconds: hour, max: 2000 },
    { by: "shop", seconds: hour, max: 6000 },
    { by: "process", seconds: minute, max: 4000 },
  ],
} as const satisfies Record<string, readonly RateLimit[]>

export type RateLimitName = keyof typeof rateLimits

/** Returns the start of the window that holds a moment, and the seconds that are left of it. */
export function windowAt(now: Date, seconds: number): { start: Date; left: number } {
  const span = seconds * 1000
  const start = Math.floor(now.getTime() / span) * span
  return { start: new Date(start), left: Math.ceil((start + span - now.getTime()) / 1000) }
}
