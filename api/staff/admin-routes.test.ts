import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { storeStaff } from "#db/staff/staff.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import type { StaffMember } from "./contract.ts"

let shop: TestShop
let owner: TestStaff
beforeEach(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterEach(() => shop.close())

const of = ({ id }: TestStaff) => `/api/admin/staff/${id}`

describe("the staff", () => {
  it("is listed with what each one is, without what opens anything", async () => {
    const agent = await signedIn(shop, "agent")
    const answer = await owner.send("GET", "/api/admin/staff")
    const text = await answer.text()
    const { data } = JSON.parse(text) as { data: StaffMember[] }
    expect(data).toMatchObject([
      { id: owner.id, documentId: owner.id, role: "owner", sessions: 1, twoFactor: false },
      { id: agent.id, email: agent.email, name: agent.name, role: "agent", lastSeenAt: expect.any(String) },
    ])
    expect(text).not.toContain("scrypt")
    expect(await (await owner.send("GET", of(agent))).json()).toEqual({ data: data[1] })
  })

  it("has an owner at all times: nobody removes or demotes themselves", async () => {
    await signedIn(shop, "owner", "Second owner")
    for (const [method, body] of [
      ["DELETE", undefined],
      ["PATCH", { role: "manager", password: owner.password }],
    ] as const) {
      const answer = await owner.send(method, of(owner), body)
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ error: { details: { code: "OWN_ACCOUNT" } } })
    }
  })

  it("keeps one of two owners who remove each other at the same moment", async () => {
    const second = await signedIn(shop, "owner", "Second owner")
    const answers = await Promise.all([owner.send("DELETE", of(second)), second.send("DELETE", of(owner))])
    const statuses = answers.map(({ status }) => status)
    // The other one is gone, or was signed out before it could be asked.
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const owners = await shop.db.selectFrom("staff_user").select("id").where("removed_at", "is", null).execute()
    expect(owners).toHaveLength(1)
  })

  it("lets one of two owners demote the other at the same moment, though a third one is there", async () => {
    const second = await signedIn(shop, "owner", "Second owner")
    await signedIn(shop, "owner", "Third owner")
    const demote = (by: TestStaff, whom: TestStaff) =>
      by.send("PATCH", of(whom), { role: "agent", password: by.password })
    const answers = await Promise.all([demote(owner, second), demote(second, owner)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it("lets managers at everybody but owners", async () => {
    const [manager, agent] = [await signedIn(shop, "manager"), await signedIn(shop, "agent")]
    expect((await manager.send("PATCH", of(agent), { role: "owner" })).status).toBe(403)
    expect((await manager.send("PATCH", of(manager), { role: "owner" })).status).toBe(403)
    expect((await manager.send("PATCH", of(owner), { role: "agent" })).status).toBe(403)
    expect((await manager.send("DELETE", of(owner))).status).toBe(403)
    const proof = { password: manager.password }
    expect((await manager.send("POST", `${of(owner)}/two-factor/remove`, proof)).status).toBe(403)
    expect((await manager.send("POST", `${of(owner)}/password-link`, proof)).status).toBe(403)
    expect((await manager.send("PATCH", of(agent), { role: "editor", password: manager.password })).status).toBe(200)
    expect((await manager.send("DELETE", of(agent))).status).toBe(200)
  })

  it("forgets the e-mail address of who left and keeps the name, which nobody takes", async () => {
    const agent = await signedIn(shop, "agent")
    expect((await owner.send("DELETE", of(agent))).status).toBe(200)
    expect((await owner.send("GET", of(agent))).status).toBe(404)
    const row = await shop.db.selectFrom("staff_user").selectAll().where("id", "=", agent.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: agent.name, email: `${agent.id}@removed.invalid` })
    const accounts = await shop.db.selectFrom("staff_account").select("id").where("user_id", "=", agent.id).execute()
    expect(accounts).toEqual([])
    await expect(signedIn(shop, "agent", agent.name)).rejects.toThrow(agent.name)
    const { passwordHash, email } = { passwordHash: "none", email: agent.email }
    const back = { name: `${agent.name} B.`, email, role: "agent" as const, locale: "fr" as const, passwordHash }
    expect(await storeStaff(shop.db, back, new Date())).toMatchObject({ id: expect.any(String) })
  })

  it("changes its own name and language", async () => {
    const agent = await signedIn(shop, "agent")
    const changed = await agent.send("PATCH", "/api/admin/me", { name: "  Samia  ", locale: "ar" })
    expect(await changed.json()).toMatchObject({ data: { name: "Samia", locale: "ar", role: "agent" } })
    expect((await agent.send("PATCH", "/api/admin/me", { role: "owner" })).status).toBe(400)
    expect((await agent.send("PATCH", "/api/admin/me", { name: "a\0b" })).status).toBe(400)
    expect((await agent.send("PATCH", "/api/admin/me", { name: "Shópper" })).status).toBe(400)
  })
})
