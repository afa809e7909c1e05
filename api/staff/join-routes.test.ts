import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { StaffRole } from "#core/staff/staff-permissions.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { sendWith, signedIn, signIn, type TestStaff, toCookieHeader } from "../testing/staff.ts"
import { firstOwnerToken } from "./first-owner.ts"
import { ownerLink } from "./owner-link.ts"

let shop: TestShop
let now: Date
beforeEach(async () => {
  now = new Date()
  shop = await openTestShop(testToken, () => now)
})
afterEach(() => shop.close())

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3600 * 1000)
}

const person = { name: "Nadia Ferhat", email: "Nadia@Hanout.test", password: "figues et melons du jardin" }

const post = (path: string, body: object) => sendWith(shop, "", "POST", `/api/admin${path}`, body)

/** The error of an answer. */
async function errorOf(answer: Response) {
  const { error } = (await answer.json()) as { error: { status: number; details: { code?: string } } }
  return [error.status, error.details.code]
}

const ownerToken = async () => (await firstOwnerToken(shop.db, now)) ?? ""

describe("the first owner", () => {
  it("is made by the link and signed in", async () => {
    const token = await ownerToken()
    const checked = await post("/links/check", { token })
    expect(await checked.json()).toMatchObject({ data: { kind: "first-owner", role: "owner" } })
    const answer = await post("/first-owner", { token, ...person })
    expect(answer.status).toBe(201)
    const me = await sendWith(shop, toCookieHeader(answer), "GET", "/api/admin/me")
    expect(await me.json()).toMatchObject({ data: { name: person.name, email: "nadia@hanout.test", role: "owner" } })
    await expect(signIn(shop, "NADIA@hanout.test", person.password)).resolves.not.toBe("")
  })

  it("leaves no second one, by the same link or another process's", async () => {
    const [token, other] = [await ownerToken(), await ownerToken()]
    expect((await post("/first-owner", { token, ...person })).status).toBe(201)
    const again = { ...person, email: "other@hanout.test" }
    expect(await errorOf(await post("/first-owner", { token, ...again }))).toEqual([404, "LINK_UNKNOWN"])
    expect(await errorOf(await post("/first-owner", { token: other, ...again }))).toEqual([404, "LINK_UNKNOWN"])
    expect(await firstOwnerToken(shop.db, now)).toBeNull()
  })

  it("is one of several who try at the same moment with links of their own", async () => {
    const tokens = await Promise.all([1, 2, 3, 4].map(ownerToken))
    const answers = await Promise.all(
      tokens.map((token, index) => post("/first-owner", { token, ...person, email: `owner-${index}@hanout.test` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404])
    const rows = await shop.db.selectFrom("staff_user").selectAll().execute()
    expect(rows).toHaveLength(1)
  })

  it("comes within a day", async () => {
    const token = await ownerToken()
    later(24)
    expect(await errorOf(await post("/first-owner", { token, ...person }))).toEqual([404, "LINK_UNKNOWN"])
  })

  it("keeps nothing that opens the link", async () => {
    const token = await ownerToken()
    const rows = await shop.db.selectFrom("staff_invitation").selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    ["court", "PASSWORD_TOO_SHORT"],
    ["Mot de passe 2026!", "PASSWORD_TOO_COMMON"],
    ["nadia ferhat", "PASSWORD_TOO_COMMON"],
    ["long ".repeat(30), "PASSWORD_TOO_LONG"],
  ])("does not choose the password %s", async (password, code) => {
    const token = await ownerToken()
    expect(await errorOf(await post("/first-owner", { token, ...person, password }))).toEqual([400, code])
    expect((await post("/links/check", { token })).status).toBe(200)
  })
})

describe("an invitation", () => {
  let owner: TestStaff
  beforeEach(async () => {
    owner = await signedIn(shop, "owner")
  })

  const invite = async (role: StaffRole, by = owner) => {
    const answer = await by.send("POST", "/api/admin/invitations", {
      role,
      note: "Karima, téléphone",
      password: by.password,
    })
    expect(answer.status).toBe(201)
    const { data } = (await answer.json()) as { data: { documentId: string; link: string } }
    return { ...data, token: new URL(data.link).searchParams.get("token") ?? "" }
  }

  it("makes a member of its role, once", async () => {
    const { link, token } = await invite("agent")
    expect(link).toMatch(/^http:\/\/shop\.test\/admin\/invitation\?token=[\w-]{43}$/)
    expect(await (await post("/links/check", { token })).json()).toMatchObject({
      data: { kind: "invitation", role: "agent" },
    })
    const answer = await post("/invitations/accept", { token, ...person, locale: "ar" })
    expect(await answer.json()).toMatchObject({ data: { role: "agent", locale: "ar" } })
    const again = await post("/invitations/accept", { token, ...person, email: "another@hanout.test" })
    expect(await errorOf(again)).toEqual([404, "LINK_UNKNOWN"])
  })

  it("makes one member of two who open it at the same moment", async () => {
    const { token } = await invite("editor")
    const answers = await Promise.all(
      ["a", "b", "c"].map((letter) =>
        post("/invitations/accept", { token, ...person, email: `${letter}@hanout.test` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404])
  })

  it("expires after a week", async () => {
    const { token } = await invite("agent")
    later(7 * 24)
    expect(await errorOf(await post("/invitations/accept", { token, ...person }))).toEqual([404, "LINK_UNKNOWN"])
    const listed = await (await signedIn(shop, "manager")).send("GET", "/api/admin/invitations")
    expect(await listed.json()).toMatchObject({ data: [] })
  })

  it("is listed without its link, and withdrawn", async () => {
    const { documentId, token } = await invite("agent")
    const listed = await (await owner.send("GET", "/api/admin/invitations")).text()
    expect(JSON.parse(listed)).toMatchObject({
      data: [{ documentId, role: "agent", note: "Karima, téléphone", invitedBy: { id: owner.id } }],
      meta: { pagination: { total: 1 } },
    })
    expect(listed).not.toContain(token)
    expect((await owner.send("DELETE", `/api/admin/invitations/${documentId}`)).status).toBe(200)
    expect(await errorOf(await post("/invitations/accept", { token, ...person }))).toEqual([404, "LINK_UNKNOWN"])
  })

  it("leaves an address that somebody has to them, and stays open", async () => {
    const { token } = await invite("agent")
    const taken = await post("/invitations/accept", { token, ...person, email: owner.email.toUpperCase() })
    expect(await errorOf(taken)).toEqual([409, "EMAIL_TAKEN"])
    expect((await post("/invitations/accept", { token, ...person })).status).toBe(201)
  })

  it("to become an owner comes from an owner", async () => {
    const manager = await signedIn(shop, "manager")
    const rejected = await manager.send("POST", "/api/admin/invitations", { role: "owner" })
    expect(rejected.status).toBe(403)
    const { documentId } = await invite("owner")
    expect((await manager.send("DELETE", `/api/admin/invitations/${documentId}`)).status).toBe(403)
  })

  it("goes with whoever made it", async () => {
    const manager = await signedIn(shop, "manager")
    const { token } = await invite("manager", manager)
    expect((await owner.send("DELETE", `/api/admin/staff/${manager.id}`)).status).toBe(200)
    expect(await errorOf(await post("/invitations/accept", { token, ...person }))).toEqual([404, "LINK_UNKNOWN"])
  })

  it("is no link for the first owner, nor for a password", async () => {
    const { token } = await invite("agent")
    expect((await post("/first-owner", { token, ...person })).status).toBe(404)
    expect((await post("/new-password", { token, password: person.password })).status).toBe(404)
    expect((await post("/links/check", { token })).status).toBe(200)
  })
})

describe("a link for a new password", () => {
  it("renews it once and ends every session", async () => {
    const [owner, agent] = [await signedIn(shop, "owner"), await signedIn(shop, "agent")]
    const made = await owner.send("POST", `/api/admin/staff/${agent.id}/password-link`, { password: owner.password })
    const { data } = (await made.json()) as { data: { link: string } }
    const token = new URL(data.link).searchParams.get("token") ?? ""
    const renewed = await post("/new-password", { token, password: person.password })
    expect(await renewed.json()).toEqual({ data: { email: agent.email } })
    expect((await agent.send("GET", "/api/admin/me")).status).toBe(401)
    await expect(signIn(shop, agent.email)).rejects.toThrow("401")
    await expect(signIn(shop, agent.email, person.password)).resolves.not.toBe("")
    expect((await post("/new-password", { token, password: person.password })).status).toBe(404)
  })

  it("of an owner whom nobody can help is made on the shop's machine", async () => {
    const [owner, agent] = [await signedIn(shop, "owner"), await signedIn(shop, "agent")]
    expect(await ownerLink(shop.db, agent.email, "https://shop.example", now)).toBeNull()
    expect(await ownerLink(shop.db, "nobody@hanout.test", "https://shop.example", now)).toBeNull()
    const link = await ownerLink(shop.db, owner.email, "https://shop.example", now)
    const token = new URL(link ?? "").searchParams.get("token") ?? ""
    expect(link).toBe(`https://shop.example/admin/new-password?token=${token}`)
    expect((await owner.send("GET", "/api/admin/me")).status).toBe(401)
    expect((await post("/new-password", { token, password: person.password })).status).toBe(200)
    await expect(signIn(shop, owner.email, person.password)).resolves.not.toBe("")
  })

  const linkFor = async (by: TestStaff, of: TestStaff) => {
    const made = await by.send("POST", `/api/admin/staff/${of.id}/password-link`, { password: by.password })
    const { data } = (await made.json()) as { data: { link: string } }
    return new URL(data.link).searchParams.get("token") ?? ""
  }
  const use = (token: string) => post("/new-password", { token, password: person.password })

  it("does not outlive the role that it was made for", async () => {
    const owner = await signedIn(shop, "owner")
    const [manager, agent] = [await signedIn(shop, "manager"), await signedIn(shop, "agent")]
    const token = await linkFor(manager, agent)
    const storedLinks = await shop.db.selectFrom("staff_invitation").selectAll().execute()
    expect(
      (await owner.send("PATCH", `/api/admin/staff/${agent.id}`, { role: "owner", password: owner.password })).status,
    ).toBe(200)
    expect(await errorOf(await use(token))).toEqual([404, "LINK_UNKNOWN"])
    expect(await shop.db.selectFrom("staff_invitation").select("id").execute()).toEqual([])
    // A link that was made at the same moment, for the role of before.
    await shop.db.insertInto("staff_invitation").values(storedLinks).execute()
    expect(await errorOf(await use(token))).toEqual([404, "LINK_UNKNOWN"])
  })

  it("goes when another one is used, and when the password is changed", async () => {
    const [owner, agent] = [await signedIn(shop, "owner"), await signedIn(shop, "agent")]
    const [first, second] = [await linkFor(owner, agent), await linkFor(owner, agent)]
    const others = await linkFor(await signedIn(shop, "owner", "Second owner"), owner)
    expect((await use(first)).status).toBe(200)
    expect(await errorOf(await use(second))).toEqual([404, "LINK_UNKNOWN"])
    const passwords = { currentPassword: owner.password, newPassword: person.password }
    expect((await owner.send("POST", "/api/admin/auth/change-password", passwords)).status).toBe(200)
    expect(await errorOf(await use(others))).toEqual([404, "LINK_UNKNOWN"])
  })

  it("of an owner is made by an owner", async () => {
    const [owner, manager] = [await signedIn(shop, "owner"), await signedIn(shop, "manager")]
    expect((await manager.send("POST", `/api/admin/staff/${owner.id}/password-link`, {})).status).toBe(403)
  })
})
