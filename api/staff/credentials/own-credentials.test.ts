import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { totpCode } from "../../testing/authenticator.ts"
import { withSecondFactor } from "../../testing/second-factor.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { sendWith, signedIn, signIn, type TestStaff } from "../../testing/staff.ts"
import { ownerLink } from "../owner-link.ts"

let shop: TestShop
let owner: TestStaff
beforeEach(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterEach(() => shop.close())

const auth = "/api/admin/auth"
const next = "figues et melons du jardin"

/** Status and code of a rejection. */
async function rejectionOf(answer: Response) {
  const { error } = (await answer.json()) as { error: { status: number; details: { code?: string } } }
  return [error.status, error.details.code]
}

const statusOf = async (cookie: string) => (await sendWith(shop, cookie, "GET", "/api/admin/me")).status

/** The mails to a member about what opens their account. */
async function mailsTo({ email }: TestStaff) {
  const rows = await shop.db
    .selectFrom("mail_outbox")
    .select(["recipient", "data", "locale"])
    .where("kind", "=", "staff-credentials")
    .orderBy("id")
    .execute()
  return rows.filter(({ recipient }) => recipient === email).map(({ data }) => JSON.parse(data ?? "{}"))
}

const changeMail = (change: string, by = "") => ({ change, by, at: expect.stringMatching(/^\d{4}-.*Z$/) })

describe("a session alone", () => {
  it.each([
    ["PATCH", "", { role: "agent" }],
    ["DELETE", "", undefined],
    ["POST", "/two-factor/remove", { password: "trois-figues-et-un-melon" }],
    ["POST", "/password-link", { password: "trois-figues-et-un-melon" }],
  ])("changes nothing of its own member by the routes of the staff: %s %s", async (method, path, body) => {
    const me = await withSecondFactor(shop, owner)
    const answer = await me.send(method, `/api/admin/staff/${me.id}${path}`, body)
    expect(await rejectionOf(answer)).toEqual([403, "OWN_ACCOUNT"])
    expect(await (await me.send("GET", "/api/admin/me")).json()).toMatchObject({
      data: { role: "owner", twoFactor: true },
    })
    expect(await shop.db.selectFrom("staff_invitation").select("id").execute()).toEqual([])
  })

  it.each([
    ["/auth/change-password", { newPassword: next }, "currentPassword"],
    ["/auth/two-factor/disable", {}, "password"],
    ["/auth/two-factor/backup-codes", {}, "password"],
  ])("is not enough for %s: the password is asked for, and a code where there is one", async (path, rest, field) => {
    const me = await withSecondFactor(shop, owner)
    const send = (proof: object) => me.send("POST", `/api/admin${path}`, { ...rest, ...proof })
    expect((await send({})).status).toBe(400)
    expect(await rejectionOf(await send({ [field]: "another one" }))).toEqual([400, "INVALID_PASSWORD"])
    expect(await rejectionOf(await send({ [field]: me.password }))).toEqual([400, "CODE_REQUIRED"])
    const spent = { [field]: me.password, code: me.spentCode }
    expect(await rejectionOf(await send(spent))).toEqual([400, "INVALID_CODE"])
    expect(await rejectionOf(await send({ [field]: me.password, code: "no-backup-code" }))).toEqual([
      400,
      "INVALID_CODE",
    ])
    expect(await mailsTo(me)).toEqual([changeMail("two-factor-on")])
    expect((await send({ [field]: me.password, code: totpCode(me.totpURI) })).status).toBe(200)
    expect(await mailsTo(me)).toHaveLength(2)
  })

  it("tries passwords no more often than a sign-in does", async () => {
    const guess = () => owner.send("POST", `${auth}/two-factor/enable`, { password: "another one" })
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries++) statuses.push((await guess()).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })
})

describe("a member who changes what opens their account", () => {
  it("is signed out elsewhere and told by mail, by another password", async () => {
    const elsewhere = await signIn(shop, owner.email)
    const body = { currentPassword: owner.password, newPassword: next }
    expect((await owner.send("POST", `${auth}/change-password`, body)).status).toBe(200)
    expect([await statusOf(owner.cookie), await statusOf(elsewhere)]).toEqual([200, 401])
    expect(await mailsTo(owner)).toEqual([changeMail("password")])
  })

  it("is signed out elsewhere and told by mail, by a second factor that goes on and off", async () => {
    const elsewhere = await signIn(shop, owner.email)
    const me = await withSecondFactor(shop, owner)
    expect([await statusOf(me.cookie), await statusOf(elsewhere)]).toEqual([200, 401])
    const again = await me.send("POST", `${auth}/two-factor/confirm`, { code: totpCode(me.totpURI) })
    expect(await rejectionOf(again)).toEqual([400, "TOTP_ALREADY_ENABLED"])
    const proof = { password: me.password, code: me.backupCodes[0] }
    expect((await me.send("POST", `${auth}/two-factor/disable`, proof)).status).toBe(200)
    expect(await statusOf(me.cookie)).toBe(200)
    expect(await mailsTo(me)).toEqual([changeMail("two-factor-on"), changeMail("two-factor-off")])
  })

  it("is told by mail of new backup codes", async () => {
    const me = await withSecondFactor(shop, owner)
    const proof = { password: me.password, code: totpCode(me.totpURI) }
    expect((await me.send("POST", `${auth}/two-factor/backup-codes`, proof)).status).toBe(200)
    expect((await mailsTo(me)).at(-1)).toEqual(changeMail("backup-codes"))
  })
})

describe("who manages staff", () => {
  it.each([
    ["a link for a new password", "POST", "/password-link", {}],
    ["taking the second factor away", "POST", "/two-factor/remove", {}],
    ["making a manager", "PATCH", "", { role: "manager" }],
    ["making an owner", "PATCH", "", { role: "owner" }],
  ])("proves who they are for %s", async (_what, method, path, rest) => {
    const me = await withSecondFactor(shop, owner)
    const agent = await signedIn(shop, "agent")
    const send = (proof: object) => me.send(method, `/api/admin/staff/${agent.id}${path}`, { ...rest, ...proof })
    expect(await rejectionOf(await send({}))).toEqual([400, "PASSWORD_REQUIRED"])
    expect(await rejectionOf(await send({ password: "another one" }))).toEqual([400, "INVALID_PASSWORD"])
    expect(await rejectionOf(await send({ password: me.password }))).toEqual([400, "CODE_REQUIRED"])
    expect(await statusOf(agent.cookie)).toBe(200)
    expect((await send({ password: me.password, code: totpCode(me.totpURI) })).status).toBeLessThan(300)
  })

  it.each(["owner", "manager", "agent"])("proves who they are for the invitation of an %s", async (role) => {
    const invite = (proof: object) => owner.send("POST", "/api/admin/invitations", { role, ...proof })
    expect(await rejectionOf(await invite({}))).toEqual([400, "PASSWORD_REQUIRED"])
    expect((await invite({ password: owner.password })).status).toBe(201)
  })

  it.each(["editor", "manager"])("proves who they are before a member becomes %s", async (role) => {
    const { id } = await signedIn(shop, "agent")
    const change = (proof: object) => owner.send("PATCH", `/api/admin/staff/${id}`, { role, ...proof })
    expect(await rejectionOf(await change({}))).toEqual([400, "PASSWORD_REQUIRED"])
    expect(await rejectionOf(await change({ password: "another one" }))).toEqual([400, "INVALID_PASSWORD"])
    expect((await change({ password: owner.password })).status).toBe(200)
  })

  it("removes others without", async () => {
    const agent = await signedIn(shop, "agent")
    expect((await owner.send("DELETE", `/api/admin/staff/${agent.id}`)).status).toBe(200)
  })

  it("is named in the mail to the member", async () => {
    const agent = await signedIn(shop, "agent")
    const proof = { password: owner.password }
    const made = await owner.send("POST", `/api/admin/staff/${agent.id}/password-link`, proof)
    expect((await owner.send("POST", `/api/admin/staff/${agent.id}/two-factor/remove`, proof)).status).toBe(200)
    const { data } = (await made.json()) as { data: { link: string } }
    const token = new URL(data.link).searchParams.get("token")
    const renewed = await sendWith(shop, "", "POST", "/api/admin/new-password", { token, password: next })
    expect(renewed.status).toBe(200)
    const mails = await mailsTo(agent)
    expect(mails).toEqual([
      changeMail("password-link", owner.name),
      changeMail("two-factor-off", owner.name),
      changeMail("password"),
    ])
    expect(JSON.stringify(mails)).not.toContain(token)
  })

  it("is told by mail of a link that was made on the server", async () => {
    await ownerLink(shop.db, owner.email, "https://shop.example", new Date())
    expect(await mailsTo(owner)).toEqual([changeMail("recovery-link")])
  })
})
