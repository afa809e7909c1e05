import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { defaultTheme, maxThemeVersions } from "#core/content/theme/theme.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { themeState } from "./contract-admin-theme.ts"

let shop: TestShop
let manager: TestStaff
let close = async () => {}
beforeEach(async () => {
  await close()
  shop = await openTestShop()
  close = () => shop.close()
  manager = await signedIn(shop, "manager")
})
afterAll(() => close())

const plain = defaultTheme
const wine = { ...plain, brand: "#7b2544", corner: "large" }
const palm = { ...plain, brand: "#1f7a54", corner: "small" }

const load = async () => themeState.parse((await (await manager.send("GET", "/api/admin/theme")).json()).data)

async function send(method: "PUT" | "POST", path: string, body: object) {
  const answer = await manager.send(method, `/api/admin/theme${path}`, body)
  return { status: answer.status, body: await answer.json() }
}

/** Publishes a theme over what is stored now. */
const publish = async (theme: object) => send("POST", "/publish", { theme, updatedAt: (await load()).updatedAt })
const undo = async () => send("POST", "/undo", { updatedAt: (await load()).updatedAt })

const shown = async () => (await shop.get("/api/app-setting")).body as { data: { theme: unknown } }

describe("/api/admin/theme", () => {
  it("begins with the default theme, which the storefront is not told", async () => {
    expect(await load()).toMatchObject({ draft: plain, published: plain, undoSteps: 0 })
    expect((await shown()).data.theme).toBeNull()
    expect((await undo()).body.error.details).toEqual({ code: "NO_VERSION" })
  })

  it("stores a draft that nobody sees", async () => {
    const { updatedAt } = await load()
    expect((await send("PUT", "", { theme: wine, updatedAt })).status).toBe(200)
    expect(await load()).toMatchObject({ draft: wine, published: plain, undoSteps: 0 })
    expect((await shown()).data.theme).toBeNull()
  })

  it("publishes for every visitor, and writes down who did", async () => {
    const before = (await shop.get("/api/app-setting")).headers.get("etag")
    expect((await publish(wine)).body.data).toMatchObject({ draft: wine, published: wine, undoSteps: 1 })
    expect((await shown()).data.theme).toEqual(wine)
    expect((await shop.get("/api/app-setting")).headers.get("etag")).not.toBe(before)
    const audit = await shop.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow()
    expect(audit).toMatchObject({ action: "update", resource: "theme", staff_id: manager.id })
    expect([JSON.parse(audit.before ?? ""), JSON.parse(audit.after ?? "")]).toEqual([
      { brand: null, corner: "medium" },
      { brand: "#7b2544", corner: "large" },
    ])
  })

  it("goes back version by version, and keeps what was taken back as the draft", async () => {
    await publish(wine)
    await publish(palm)
    expect((await undo()).body.data).toMatchObject({ draft: palm, published: wine, undoSteps: 1 })
    expect((await shown()).data.theme).toEqual(wine)
    expect((await undo()).body.data).toMatchObject({ draft: wine, published: plain, undoSteps: 0 })
    expect((await shown()).data.theme).toBeNull()
  })

  it("has one version of what is published twice", async () => {
    await publish(wine)
    expect((await publish(wine)).body.data).toMatchObject({ undoSteps: 1 })
  })

  it("stores the last ten versions", async () => {
    for (let at = 0; at < maxThemeVersions + 3; at += 1) {
      await publish({ ...plain, brand: `#0000${(at + 16).toString(16)}`, corner: "medium" })
    }
    expect((await load()).undoSteps).toBe(maxThemeVersions)
    const rows = await shop.db.selectFrom("shop_theme").select("id").execute()
    expect(rows).toHaveLength(maxThemeVersions + 2)
  })

  it("rejects what somebody else has changed meanwhile", async () => {
    const { updatedAt } = await load()
    expect((await send("PUT", "", { theme: wine, updatedAt })).status).toBe(200)
    for (const [method, path] of [
      ["PUT", ""],
      ["POST", "/publish"],
      ["POST", "/undo"],
    ] as const) {
      const { status, body } = await send(method, path, { ...(path !== "/undo" && { theme: palm }), updatedAt })
      expect([path, status, body.error.details.code]).toEqual([path, 409, "CHANGED_MEANWHILE"])
    }
    expect(await load()).toMatchObject({ draft: wine, published: plain })
  })

  it("names the nearest colour of one on which white cannot be read", async () => {
    const { status, body } = await publish({ ...plain, brand: "#ffd400", corner: "medium" })
    expect(status).toBe(400)
    expect(body.error.details.errors).toMatchObject([{ path: ["theme", "brand"], code: "contrast" }])
    expect(body.error.message).toMatch(/nearest colour that is allowed is #[0-9a-f]{6}$/)
  })

  it("takes nothing that is not a colour and a name of the table", async () => {
    const rejected = [
      { ...plain, brand: "red", corner: "medium" },
      { ...plain, brand: "#7B2544", corner: "medium" },
      { ...plain, brand: "#7b2544;}body{display:none", corner: "medium" },
      { ...plain, brand: "#7b2544", corner: "9px" },
      { ...plain, brand: "#7b2544", corner: "medium", css: "body{}" },
    ]
    for (const theme of rejected) expect([theme, (await publish(theme)).status]).toEqual([theme, 400])
    expect((await shown()).data.theme).toBeNull()
  })
})
