import { randomBytes } from "node:crypto"
import type { Hono } from "hono"
import { accountsOfMobile, type Login } from "#core/shopper.ts"
import { askingLimits, tryLimits } from "#core/sign-in-limits.ts"
import type { Db } from "#db/database.ts"
import { mailWaiting } from "#db/mail/mail-waiting.ts"
import { addMail } from "#db/mail/outbox.ts"
import { findShopperLink, storeShopperLink, takeShopperLink } from "#db/shopper/links.ts"
import { findShopper, setShopperPassword, shoppersBy } from "#db/shopper/people.ts"
import { endShopperSessions } from "#db/shopper/sessions.ts"
import { inTransaction } from "#db/transaction.ts"
import { hashOf, newToken } from "../admin/links.ts"
import { hashPassword, isPassword } from "../admin/password-hash.ts"
import { checkNewPassword } from "../admin/password-rules.ts"
import { forgotRequest, renewRequest, shopperSignInRequest } from "../contract/shopper.ts"
import { ApiError } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { accountOf, linkLife, loginOf, unknownLink } from "./register.ts"
import { beginSession } from "./shopper-auth.ts"
import { askedBy, countedShopperTry, type ShopperDeps } from "./shopper-context.ts"

const wrong = () =>
  new ApiError(401, "UnauthorizedError", "The address, the number or the password is another one", {
    details: { code: "INVALID_LOGIN" },
  })

/** The hash of a password that nobody has. */
const nobodys = hashPassword(randomBytes(32).toString("base64url"))

/** Who has this password among those who may be meant. As many hashes are reckoned whoever is there. */
async function signedInBy(db: Db, login: Login, password: string): Promise<string | null> {
  const people = await shoppersBy(db, login)
  const slots = login.kind === "email" ? 1 : accountsOfMobile
  const nobody = await nobodys
  const tried = Array.from({ length: slots }, (_, index) => people[index] ?? { id: null, hash: nobody })
  const right = await Promise.all(tried.map(({ hash }) => isPassword({ hash, password })))
  return tried.find((_one, index) => right[index])?.id ?? null
}

/** Signing in and out, and a new password by mail. */
export function shopperSignInRoutes(app: Hono, deps: ShopperDeps): void {
  const { db, auth, clock } = deps

  app.post("/sign-in", async (c) => {
    const { login: typed, password, client } = (await readBody(shopperSignInRequest, c.req)).data
    const login = loginOf(typed)
    const tried = { kind: "shopper", limits: tryLimits, account: accountOf(login) }
    const forget = await countedShopperTry(deps, client, tried)
    const id = await signedInBy(db, login, password)
    if (!id) throw wrong()
    await forget()
    return Response.json({ data: { session: await beginSession(auth, id, client?.device ?? "") }, meta: {} })
  })

  app.post("/sign-out", async (c) => {
    const { userId, sessionId } = await askedBy(deps, c)
    await endShopperSessions(db, userId, { only: sessionId })
    return Response.json({ data: { done: true }, meta: {} })
  })

  // Whether the address has an account is told in the mail alone.
  app.post("/forgot", async (c) => {
    const { email: typed, locale, client } = (await readBody(forgotRequest, c.req)).data
    const login = loginOf(typed)
    await countedShopperTry(deps, client, { kind: "shopper-ask", limits: askingLimits, account: accountOf(login) })
    if (login.kind === "email") await sendReset(deps, login.email, locale)
    return Response.json({ data: { done: true }, meta: {} })
  })

  app.post("/new-password", async (c) => {
    const { token, password } = (await readBody(renewRequest, c.req)).data
    const now = clock()
    const link = await findShopperLink(db, hashOf(token), "password", now)
    const shopper = link?.user_id ? await findShopper(db, link.user_id) : undefined
    if (!shopper) throw unknownLink()
    checkNewPassword(password, [shopper.firstname, shopper.lastname, shopper.email ?? ""])
    const passwordHash = await hashPassword(password)
    await inTransaction(db, async (tx) => {
      if (!(await takeShopperLink(tx, hashOf(token)))) throw unknownLink()
      await setShopperPassword(tx, shopper.id, passwordHash, now)
      await endShopperSessions(tx, shopper.id, "all")
    })
    return Response.json({ data: { done: true }, meta: {} })
  })
}

async function sendReset({ db, clock }: ShopperDeps, email: string, locale: "fr" | "ar" | "en"): Promise<void> {
  const now = clock()
  const token = newToken()
  const tokenHash = hashOf(token)
  await inTransaction(db, async (tx) => {
    const [known] = await shoppersBy(tx, { kind: "email", email })
    const expiresAt = new Date(now.getTime() + linkLife)
    await storeShopperLink(tx, { tokenHash, kind: "password", email, locale, expiresAt, userId: known?.id ?? null })
    const kind = known ? "password-reset" : "password-unknown"
    const mail = { key: `reset:${tokenHash}`, kind, locale: known?.locale ?? locale, to: email } as const
    await addMail(tx, { ...mail, data: { token: known ? token : "" } }, now)
  })
  mailWaiting(db)
}
