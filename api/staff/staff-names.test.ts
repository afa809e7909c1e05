import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { sendWith, signedIn, type TestStaff } from "../testing/staff.ts"

let shop: TestShop
let owner: TestStaff
beforeEach(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner", "Nadia Ferhat")
})
afterEach(() => shop.close())

const rename = (member: TestStaff, name: string) => member.send("PATCH", "/api/admin/me", { name })

/** Answers an invitation under a name. */
async function join(name: string, email: string): Promise<Response> {
  const invited = await owner.send("POST", "/api/admin/invitations", { role: "agent", password: owner.password })
  const { data } = (await invited.json()) as { data: { link: string } }
  const token = new URL(data.link).searchParams.get("token")
  const body = { token, name, email, password: "figues et melons du jardin" }
  return sendWith(shop, "", "POST", "/api/admin/invitations/accept", body)
}

const nameTaken = { error: { status: 409, details: { code: "NAME_TAKEN" } } }

const namesOf = async () =>
  (await shop.db.selectFrom("staff_user").select("name").orderBy("created_at").orderBy("id").execute()).map(
    ({ name }) => name,
  )

describe("a staff name", () => {
  it.each(["Nadia Ferhat", "NADIA FERHAT", "nadiaferhat", "Nadia  Fèrhat", "Nadia-Ferhat.", "𝐍adia Ferhat"])(
    "%s is not taken twice, whether somebody joins or renames themselves",
    async (name) => {
      expect(await (await join(name, "second@hanout.test")).json()).toMatchObject(nameTaken)
      const agent = await signedIn(shop, "agent", "Karima")
      expect(await (await rename(agent, name)).json()).toMatchObject(nameTaken)
      expect(await namesOf()).toEqual(["Nadia Ferhat", "Karima"])
    },
  )

  it("in Arabic is the same with and without hamza and vowel marks", async () => {
    const agent = await signedIn(shop, "agent", "Karima")
    expect((await rename(owner, "أَحمد فاطمة")).status).toBe(200)
    expect((await rename(agent, "احمد فاطمه")).status).toBe(409)
  })

  it("of somebody who has left stays theirs in the history of orders", async () => {
    const agent = await signedIn(shop, "agent", "Karima")
    expect((await owner.send("DELETE", `/api/admin/staff/${agent.id}`)).status).toBe(200)
    expect(await (await join("karima", "second@hanout.test")).json()).toMatchObject(nameTaken)
    expect((await join("Karima B.", "second@hanout.test")).status).toBe(201)
  })

  it("can be written otherwise by who has it, and leaves the link open for another one", async () => {
    expect((await rename(owner, "NADIA FÈRHAT")).status).toBe(200)
    const invited = await owner.send("POST", "/api/admin/invitations", { role: "agent", password: owner.password })
    const { data } = (await invited.json()) as { data: { link: string } }
    const token = new URL(data.link).searchParams.get("token")
    const body = { token, email: "lina@hanout.test", password: "figues et melons du jardin" }
    const accept = (name: string) => sendWith(shop, "", "POST", "/api/admin/invitations/accept", { ...body, name })
    expect((await accept("Nadia Ferhat")).status).toBe(409)
    expect((await accept("Lina")).status).toBe(201)
  })

  it("has a letter or a digit", async () => {
    expect((await rename(owner, "———")).status).toBe(400)
  })

  it("goes to one of several who take it at the same moment", async () => {
    const agents = await Promise.all(["Amel", "Bilal", "Chafia"].map((name) => signedIn(shop, "agent", name)))
    const answers = await Promise.all([
      ...agents.map((agent, index) => rename(agent, index === 1 ? "MERIEM" : "Meriem")),
      ...[1, 2].map((number) => join("Mériem", `meriem-${number}@hanout.test`)),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status < 300)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(4)
    const folded = (await namesOf()).filter((name) => /^m[eé]riem$/i.test(name))
    expect(folded).toHaveLength(1)
  })
})
