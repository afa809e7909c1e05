import type { Hono } from "hono"
import { normalizePhone } from "#core/phone.ts"
import { type Login, readLogin } from "#core/shopper.ts"
import { askingLimits } from "#core/sign-in-limits.ts"
import { mailWaiting } from "#db/mail/mail-waiting.ts"
import { addMail } from "#db/mail/outbox.ts"
import { findShopperLink, purgeShoppers, storeShopperLink, takeShopperLink } from "#db/shopper/links.ts"
import { shoppersBy, storeShopper } from "#db/shopper/people.ts"
import { inTransaction } from "#db/transaction.ts"
import { hashOf, newToken } from "../admin/links.ts"
import { hashPassword, isPassword } from "../admin/password-hash.ts"
import { checkNewPassword } from "../admin/password-rules.ts"
import { confirmRequest, registerRequest } from "../contract/shopper.ts"
import { ApiError, validationError } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { beginSession } from "./shopper-auth.ts"
import { countedShopperTry, type ShopperDeps } from "./shopper-context.ts"

/** How long a link of a mail can be used, in milliseconds. */
export const linkLife = 24 * 3600 * 1000

export const unknownLink = () =>
  new ApiError(404, "NotFoundError", "The link is not valid: it was used, or it has expired", {
    details: { code: "LINK_UNKNOWN" },
  })

/** What was typed, as one of the two.
 *  @throws ApiError 400 */
export function loginOf(typed: string): Login {
  const login = readLogin(typed)
  if (!login) throw validationError([{ path: ["data", "login"], message: "Neither an e-mail address nor a mobile" }])
  return login
}

/** One text for each login, for counts. */
export const accountOf = (login: Login) => (login.kind === "email" ? login.email : normalizePhone(login.mobile))

type Person = { firstname: string; lastname: string; password: string; locale: "fr" | "ar" | "en" }

/** Making an account. Of an e-mail address only its owner learns whether it has one already: the answer is always that a
 *  mail was sent, and both mails cost the same. A mobile number may have several accounts. */
export function registerRoutes(app: Hono, deps: ShopperDeps): void {
  const { db, auth, clock } = deps

  app.post("/register", async (c) => {
    const { login: typed, password, client, ...person } = (await readBody(registerRequest, c.req)).data
    const login = loginOf(typed)
    checkNewPassword(password, [person.firstname, person.lastname, typed])
    await countedShopperTry(deps, client, { kind: "shopper-ask", limits: askingLimits, account: accountOf(login) })
    const passwordHash = await hashPassword(password)
    if (login.kind === "email") {
      await sendLink(deps, login.email, { ...person, password: passwordHash })
      return Response.json({ data: { session: null }, meta: {} }, { status: 201 })
    }
    const { firstname, lastname, locale } = person
    const id = await storeShopper(db, { login, firstname, lastname, locale, passwordHash }, clock())
    if (!id) throw new Error("An account of a mobile number has an address of its own")
    const session = await beginSession(auth, id, client?.device ?? "")
    return Response.json({ data: { session }, meta: {} }, { status: 201 })
  })

  // The password once more: whoever asked for the account is whoever opens the link.
  app.post("/confirm", async (c) => {
    const { token, password, client } = (await readBody(confirmRequest, c.req)).data
    const now = clock()
    const tokenHash = hashOf(token)
    const forget = await countedShopperTry(deps, client, {
      ...{ kind: "shopper-confirm", limits: askingLimits, account: tokenHash },
    })
    const link = await findShopperLink(db, tokenHash, "account", now)
    if (!link?.password) throw unknownLink()
    if (!(await isPassword({ hash: link.password, password }))) {
      throw new ApiError(401, "UnauthorizedError", "The password is another one", {
        details: { code: "INVALID_PASSWORD" },
      })
    }
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
    await forget()
    return Response.json(
      { data: { session: await beginSession(auth, id, client?.device ?? "") }, meta: {} },
      { status: 201 },
    )
  })
}

/** Sends the link of a new account, or says in a mail that there is one already. The same is done in the same order. */
async function sendLink({ db, clock }: ShopperDeps, email: string, person: Person): Promise<void> {
  const now = clock()
  const token = newToken()
  const tokenHash = hashOf(token)
  const { firstname, lastname, password: passwordHash, locale } = person
  await inTransaction(db, async (tx) => {
    const [known] = await shoppersBy(tx, { kind: "email", email })
    await storeShopperLink(tx, {
      ...{ tokenHash, kind: "account", email, locale, expiresAt: new Date(now.getTime() + linkLife), userId: null },
      person: { firstname, lastname, passwordHash: known ? "" : passwordHash },
    })
    const kind = known ? "account-known" : "account-confirm"
    const mail = { key: `account:${tokenHash}`, kind, locale: known?.locale ?? locale, to: email } as const
    await addMail(tx, { ...mail, data: { token: known ? "" : token } }, now)
  })
  mailWaiting(db)
  await purgeShoppers(db, now)
}
