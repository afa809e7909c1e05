import type { Hono } from "hono"
import { normalizePhone } from "#core/customers/phone.ts"
import { type Login, readLogin } from "#core/customers/shopper.ts"
import { findShopperLink, storeShopperLink, takeShopperLink } from "#db/customers/links.ts"
import { claimMobilePrefix } from "#db/customers/mobile-salts.ts"
import { findShopperByEmail, storeShopper } from "#db/customers/people.ts"
import { notifyMailQueued } from "#db/mail/mail-queued.ts"
import { addMail } from "#db/mail/outbox.ts"
import { inTransaction } from "#db/transaction.ts"
import { ApiError, hashingBusy, validationError } from "../../errors.ts"
import { withHashingSlot } from "../../passwords/hashing-slot.ts"
import { hashPassword, isPassword, toHashPrefix } from "../../passwords/password-hash.ts"
import { readBody } from "../../read-body.ts"
import { checkNewPassword } from "../../staff/credentials/password-rules.ts"
import { hashLinkToken, newToken } from "../../staff/staff-links.ts"
import { confirmRequest, registerRequest } from "../contract.ts"
import { checkMobilePassword } from "./mobile-password.ts"
import {
  countedShopperTry,
  rememberShopperNetwork,
  replaceSession,
  type ShopperClient,
  type ShopperDeps,
} from "./shopper-context.ts"

/** How long a link of a mail can be used, in milliseconds. */
export const linkLifetime = 24 * 3600 * 1000

export const unknownLink = () =>
  new ApiError(404, "NotFoundError", "The link is not valid: it was used, or it has expired", {
    details: { code: "LINK_UNKNOWN" },
  })

/** Parses a typed login as an e-mail address or a mobile number.
 *  @throws ApiError 400 */
export function parseLogin(typed: string): Login {
  const login = readLogin(typed)
  if (!login) throw validationError([{ path: ["data", "login"], message: "Neither an e-mail address nor a mobile" }])
  return login
}

/** One text for each login, for counts. */
export const toAccount = (login: Login) => (login.kind === "email" ? login.email : normalizePhone(login.mobile))

type Person = { firstname: string; lastname: string; password: string; locale: "fr" | "ar" | "en" }

/** Making an account. Of an e-mail address only its owner learns whether it has one already: the answer is always that a
 *  mail was sent, and both mails cost the same. A mobile number proves nothing and may have any number of accounts, told
 *  apart by the password: registering with those of an account signs in to it. */
export function registerRoutes(app: Hono, deps: ShopperDeps): void {
  const { db, clock } = deps

  app.post("/register", async (c) => {
    const { login: typed, password, client, ...person } = (await readBody(registerRequest, c.req)).data
    const login = parseLogin(typed)
    await checkNewPassword(password, [person.firstname, person.lastname, typed])
    const id = await withHashingSlot({ lane: "shoppers", isKnown: false, address: client?.address }, async () => {
      await countedShopperTry(deps, client, { kind: "registration", account: toAccount(login) })
      if (login.kind === "mobile") return findOrMakeMobileAccount(deps, { login, password, client, ...person })
      const passwordHash = await hashPassword(password, deps.passwordCost)
      await sendLink(deps, login.email, { ...person, password: passwordHash })
      return null
    })
    const session = id && (await replaceSession(deps, c, { userId: id, client }))
    if (id) await rememberShopperNetwork(deps, client, { account: toAccount(login), userId: id })
    return Response.json({ data: { session }, meta: {} }, { status: 201 })
  })

  // The password again, to prove that the person who registered opens the link.
  app.post("/confirm", async (c) => {
    const { token, password, client } = (await readBody(confirmRequest, c.req)).data
    const now = clock()
    const tokenHash = hashLinkToken(token)
    const { link, undoTries } = await withHashingSlot(
      { lane: "shoppers", isKnown: false, address: client?.address },
      () => openAccountLink(deps, { tokenHash, password, client }),
    )
    const { email, firstname, lastname, locale, password: passwordHash } = link
    const id = await inTransaction(db, async (tx) => {
      if (!(await takeShopperLink(tx, tokenHash))) throw unknownLink()
      const login = { kind: "email", email } as const
      const made = await storeShopper(
        tx,
        { login, firstname: firstname ?? "", lastname: lastname ?? "", locale, passwordHash },
        now,
      )
      if (!made) throw unknownLink()
      return made
    })
    await undoTries()
    await rememberShopperNetwork(deps, client, { account: email, userId: id })
    const session = await replaceSession(deps, c, { userId: id, client })
    return Response.json({ data: { session }, meta: {} }, { status: 201 })
  })
}

type NewMobileAccount = Person & { login: Login & { kind: "mobile" }; client: ShopperClient }

/** How often making an account begins again because the number has got its first account, and with it its salt, or the
 *  same account a moment ago. */
const maxAttempts = 3

/** Makes an account of a mobile number, or finds the one that has this password already.
 *  @returns its id
 *  @throws ApiError 429 after too many tries, 503 when others are faster again and again */
async function findOrMakeMobileAccount(deps: ShopperDeps, { login, password, client, ...person }: NewMobileAccount) {
  const { db, clock } = deps
  const { mobile } = login
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const { id: known, hash, undoTries } = await checkMobilePassword(deps, { mobile, password, client })
    if (known) {
      await undoTries()
      return known
    }
    const made = await inTransaction(db, async (tx) => {
      const prefix = await claimMobilePrefix(tx, mobile, toHashPrefix(hash))
      if (prefix !== toHashPrefix(hash)) return undefined
      return storeShopper(tx, { login, ...person, passwordHash: hash }, clock())
    })
    if (made) return made
  }
  throw hashingBusy()
}

type Opening = { tokenHash: string; password: string; client: ShopperClient }

/** Confirms a new account by its link and the password that it was registered with.
 *  @returns `undoTries`: takes the try back
 *  @throws ApiError 404, 401 for another password, 429 after too many tries */
async function openAccountLink(deps: ShopperDeps, { tokenHash, password, client }: Opening) {
  const undoTries = await countedShopperTry(deps, client, { kind: "account-link", account: tokenHash })
  const link = await findShopperLink(deps.db, tokenHash, "account", deps.clock())
  if (!link?.password) throw unknownLink()
  if (await isPassword({ hash: link.password, password }))
    return { link: { ...link, password: link.password }, undoTries }
  throw new ApiError(401, "UnauthorizedError", "The password is another one", { details: { code: "INVALID_PASSWORD" } })
}

/** Sends the link of a new account, or says in a mail that there is one already. The same is done in the same order. */
async function sendLink({ db, clock }: ShopperDeps, email: string, person: Person): Promise<void> {
  const now = clock()
  const token = newToken()
  const tokenHash = hashLinkToken(token)
  const { firstname, lastname, password: passwordHash, locale } = person
  await inTransaction(db, async (tx) => {
    const known = await findShopperByEmail(tx, email)
    await storeShopperLink(tx, {
      tokenHash,
      kind: "account",
      email,
      locale,
      expiresAt: new Date(now.getTime() + linkLifetime),
      userId: null,
      person: { firstname, lastname, passwordHash: known ? "" : passwordHash },
    })
    const kind = known ? "account-known" : "account-confirm"
    const mail = { key: `account:${tokenHash}`, kind, locale: known?.locale ?? locale, to: email } as const
    await addMail(tx, { ...mail, data: { token: known ? "" : token } }, now)
  })
  notifyMailQueued(db)
}
