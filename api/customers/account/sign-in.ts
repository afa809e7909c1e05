import type { Hono } from "hono"
import type { Login } from "#core/customers/shopper.ts"
import { findShopperLink, hasShopperLink, storeShopperLink, takeShopperLink } from "#db/customers/links.ts"
import { findShopper, findShopperByEmail, setShopperPassword } from "#db/customers/people.ts"
import { endShopperSessions } from "#db/customers/sessions.ts"
import { mailPasswordChanged } from "#db/customers/shopper-mail.ts"
import { notifyMailQueued } from "#db/mail/mail-queued.ts"
import { addMail } from "#db/mail/outbox.ts"
import { inTransaction } from "#db/transaction.ts"
import { ApiError } from "../../errors.ts"
import { hashCountedTry, withHashingSlot } from "../../passwords/hashing-slot.ts"
import { hashPassword, isPassword, newHashPrefix } from "../../passwords/password-hash.ts"
import { readBody } from "../../read-body.ts"
import { checkNewPassword } from "../../staff/credentials/password-rules.ts"
import { hashLinkToken, newToken } from "../../staff/staff-links.ts"
import { forgotRequest, renewRequest, shopperSignInRequest } from "../contract.ts"
import { checkMobilePassword } from "./mobile-password.ts"
import { linkLifetime, parseLogin, toAccount, unknownLink } from "./register.ts"
import {
  countedShopperTry,
  countPasswordReset,
  isKnownShopper,
  rememberShopperNetwork,
  replaceSession,
  requireShopper,
  type ShopperClient,
  type ShopperDeps,
} from "./shopper-context.ts"

const wrong = () =>
  new ApiError(401, "UnauthorizedError", "The address, the number or the password is another one", {
    details: { code: "INVALID_LOGIN" },
  })

/** A hash of no password, at the cost of a new one: what is compared with where nobody is. */
const placeholderHash = (cost: ShopperDeps["passwordCost"]) => `${newHashPrefix(cost)}$${"A".repeat(43)}`

/** The account of a login and a password. As much is done whether the login has one or not. */
async function findShopperId(deps: ShopperDeps, login: Login, password: string, client: ShopperClient) {
  if (login.kind === "mobile") {
    const { id, undoTries } = await checkMobilePassword(deps, { mobile: login.mobile, password, client })
    if (id) await undoTries()
    return id
  }
  const undoTries = await countedShopperTry(deps, client, { kind: "shopper-sign-in", account: login.email })
  const known = await findShopperByEmail(deps.db, login.email)
  const hash = known?.hash ?? placeholderHash(deps.passwordCost)
  if (!(await hashCountedTry(undoTries, () => isPassword({ hash, password })))) return undefined
  await undoTries()
  return known?.id
}

/** Signing in and out, and a new password by mail. */
export function shopperSignInRoutes(app: Hono, deps: ShopperDeps): void {
  const { db, clock } = deps

  app.post("/sign-in", async (c) => {
    const { login: typed, password, client } = (await readBody(shopperSignInRequest, c.req)).data
    const login = parseLogin(typed)
    const isKnown = await isKnownShopper(deps, client, toAccount(login))
    const id = await withHashingSlot({ lane: "shoppers", isKnown, address: client?.address }, () =>
      findShopperId(deps, login, password, client),
    )
    if (!id) throw wrong()
    await rememberShopperNetwork(deps, client, { account: toAccount(login), userId: id })
    return Response.json({ data: { session: await replaceSession(deps, c, { userId: id, client }) }, meta: {} })
  })

  app.post("/sign-out", async (c) => {
    const { userId, sessionId } = await requireShopper(deps, c)
    await endShopperSessions(db, userId, { only: sessionId })
    return Response.json({ data: { done: true }, meta: {} })
  })

  // Only the mail tells whether the address has an account.
  app.post("/forgot", async (c) => {
    const { email: typed, locale, client } = (await readBody(forgotRequest, c.req)).data
    const login = parseLogin(typed)
    const isCapped = await countPasswordReset(deps, client, toAccount(login))
    if (login.kind === "email") await sendReset(deps, login.email, locale, isCapped)
    return Response.json({ data: { done: true }, meta: {} })
  })

  app.post("/new-password", async (c) => {
    const { token, password, client } = (await readBody(renewRequest, c.req)).data
    const now = clock()
    const tokenHash = hashLinkToken(token)
    const undoTries = await countedShopperTry(deps, client, { kind: "account-link", account: tokenHash })
    const link = await findShopperLink(db, tokenHash, "password", now)
    const shopper = link?.user_id ? await findShopper(db, link.user_id) : undefined
    if (!shopper) throw unknownLink()
    await checkNewPassword(password, [shopper.firstname, shopper.lastname, shopper.email ?? ""])
    const passwordHash = await withHashingSlot({ lane: "shoppers", isKnown: true, address: client?.address }, () =>
      hashPassword(password, deps.passwordCost),
    )
    await inTransaction(db, async (tx) => {
      if (!(await takeShopperLink(tx, tokenHash))) throw unknownLink()
      await setShopperPassword(tx, shopper.id, passwordHash, now)
      await endShopperSessions(tx, shopper.id, "all")
      await mailPasswordChanged(tx, shopper, now)
    })
    notifyMailQueued(db)
    await undoTries()
    if (shopper.email) await rememberShopperNetwork(deps, client, { account: shopper.email, userId: shopper.id })
    return Response.json({ data: { done: true }, meta: {} })
  })
}

/** Sends a link.
 *  @param isCapped the address has had all the mails of today: no other one is sent while a link of them can be used */
async function sendReset(
  { db, clock }: ShopperDeps,
  email: string,
  locale: "fr" | "ar" | "en",
  isCapped: boolean,
): Promise<void> {
  const now = clock()
  if (isCapped && (await hasShopperLink(db, email, "password", now))) return
  const token = newToken()
  const tokenHash = hashLinkToken(token)
  await inTransaction(db, async (tx) => {
    const known = await findShopperByEmail(tx, email)
    const expiresAt = new Date(now.getTime() + linkLifetime)
    await storeShopperLink(tx, { tokenHash, kind: "password", email, locale, expiresAt, userId: known?.id ?? null })
    const kind = known ? "password-reset" : "password-unknown"
    const mail = { key: `reset:${tokenHash}`, kind, locale: known?.locale ?? locale, to: email } as const
    await addMail(tx, { ...mail, data: { token: known ? token : "" } }, now)
  })
  notifyMailQueued(db)
}
