import sharp from "sharp"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { defaultTheme } from "#core/content/theme/theme.ts"
import { iconForm, iconSides, mailForm, type ThemePicture } from "#core/content/theme/theme-picture.ts"
import { purgeThemePictures, readThemeFile } from "#db/content/theme-pictures.ts"
import { themePicture } from "../../common/contract-theme.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { plainPicture } from "../../testing/uploads.ts"
import { themeState } from "./contract-admin-theme.ts"

let shop: TestShop
let manager: TestStaff
let now = new Date("2026-11-21T10:00:00.000Z")
let close = async () => {}
beforeEach(async () => {
  await close()
  now = new Date("2026-11-21T10:00:00.000Z")
  shop = await openTestShop(undefined, () => now)
  close = () => shop.close()
  manager = await signedIn(shop, "manager")
})
afterAll(() => close())

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10z" fill="#7b2544"/></svg>'
const squareSvg = svg.replace("0 0 20 10", "0 0 10 10")

const send = (kind: string, body: BodyInit, by = manager) =>
  shop.send(`/api/admin/theme/pictures/${kind}`, {
    method: "POST",
    headers: { cookie: by.cookie, "content-type": "application/octet-stream" },
    body,
  })

async function upload(kind: "logo" | "favicon", body: BodyInit): Promise<ThemePicture> {
  const answer = await send(kind, body)
  expect(answer.status).toBe(201)
  return themePicture.parse((await answer.json()).data)
}

async function rejection(kind: string, body: BodyInit) {
  const answer = await send(kind, body)
  return [answer.status, (await answer.json()).error.details]
}

const load = async () => themeState.parse((await (await manager.send("GET", "/api/admin/theme")).json()).data)

async function change(method: "PUT" | "POST", path: string, pictures: object) {
  const theme = { ...defaultTheme, ...pictures }
  const answer = await manager.send(method, `/api/admin/theme${path}`, { theme, updatedAt: (await load()).updatedAt })
  return { status: answer.status, body: await answer.json() }
}

const shown = async () => (await shop.get("/api/app-setting")).body as { data: { theme: unknown } }
const bytesOf = ({ url }: { url: string }) => readThemeFile(shop.db, url.replace("/media/theme/", ""))
const count = async () => (await shop.db.selectFrom("theme_picture").select("id").execute()).length

describe("a logo", () => {
  it("of SVG is stored as it was written anew, once however often it comes", async () => {
    const logo = await upload("logo", svg.replace("<path", "<!-- mine --><path"))
    expect(logo).toMatchObject({ width: 512, height: 256 })
    expect(logo.url).toMatch(/^\/media\/theme\/[0-9a-f]{16}\.svg$/)
    expect((await bytesOf(logo))?.toString()).toBe(
      svg.replace('0 10"', '0 10" width="512" height="256"').replace("></path>", "/>"),
    )
    expect(await upload("logo", svg)).toEqual(logo)
    expect(await count()).toBe(1)
  })

  it("of pixels is WebP of at most 800 by 320 pixels, and PNG for mails", async () => {
    const logo = await upload("logo", await plainPicture("#7b2544", 1600, 400))
    expect(logo).toMatchObject({ width: 800, height: 200 })
    expect((await sharp(await bytesOf(logo)).metadata()).format).toBe("webp")
    const mail = await sharp(await bytesOf({ url: mailForm(logo) ?? "" })).metadata()
    expect([mail.format, mail.width, mail.height]).toEqual(["png", 384, 96])
  })

  it("is published, and undone with the rest of the theme", async () => {
    const logo = await upload("logo", svg)
    const darkLogo = await upload("logo", await plainPicture())
    expect((await change("PUT", "", { logo })).status).toBe(200)
    expect((await shown()).data.theme).toBeNull()
    expect((await change("POST", "/publish", { logo, darkLogo })).status).toBe(200)
    expect((await shown()).data.theme).toEqual({ ...defaultTheme, logo, darkLogo })
    const { updatedAt } = await load()
    expect((await manager.send("POST", "/api/admin/theme/undo", { updatedAt })).status).toBe(200)
    expect((await shown()).data.theme).toBeNull()
    expect((await load()).draft).toMatchObject({ logo, darkLogo })
  })

  it("that nobody uploaded, or of another size, is not published", async () => {
    const logo = await upload("logo", svg)
    const favicon = await upload("favicon", squareSvg)
    const rejected = [
      { logo: { ...logo, url: "/media/theme/0123456789abcdef.svg" } },
      { logo: { ...logo, width: 100 } },
      { logo: { ...logo, url: "https://evil.example/x.svg" } },
      { logo: { ...logo, url: "/media/theme/../uploads/0123456789ab.webp" } },
      { favicon: logo },
      { favicon: { ...favicon, url: favicon.url.replace(".svg", ".webp") } },
    ]
    for (const pictures of rejected) {
      expect([pictures, (await change("POST", "/publish", pictures)).status]).toEqual([pictures, 400])
      expect([pictures, (await change("PUT", "", pictures)).status]).toEqual([pictures, 400])
    }
    expect((await shown()).data.theme).toBeNull()
  })
})

describe("a favicon", () => {
  it("of pixels has the forms of tabs and home screens", async () => {
    const favicon = await upload("favicon", await plainPicture("#7b2544", 300, 300))
    expect(favicon).toMatchObject({ width: 512, height: 512 })
    for (const side of iconSides) {
      const form = await sharp(await bytesOf({ url: iconForm(favicon, side) ?? "" })).metadata()
      expect([form.format, form.width, form.height]).toEqual(["png", side, side])
    }
    expect((await change("POST", "/publish", { favicon })).status).toBe(200)
  })

  it("must be square", async () => {
    expect(await rejection("favicon", svg)).toEqual([400, { code: "NOT_SQUARE" }])
    expect(await rejection("favicon", await plainPicture())).toEqual([400, { code: "NOT_SQUARE" }])
  })
})

describe("a file that cannot be one", () => {
  it("is rejected with the reason, and stores nothing", async () => {
    const script = svg.replace("<path", "<script>alert(1)</script><path")
    const png = await plainPicture()
    expect(await rejection("logo", "")).toEqual([400, { code: "EMPTY" }])
    expect(await rejection("logo", script)).toEqual([400, { code: "SVG_ACTIVE", part: "script" }])
    expect(await rejection("logo", svg.slice(0, 60))).toEqual([400, { code: "DAMAGED" }])
    expect(await rejection("logo", "<!doctype html><p>x")).toEqual([415, { code: "UNKNOWN_TYPE" }])
    expect(await rejection("logo", "%PDF-1.7")).toEqual([415, { code: "UNKNOWN_TYPE" }])
    expect(await rejection("logo", png.subarray(0, 60))).toEqual([400, { code: "DAMAGED" }])
    expect((await send("banner", png)).status).toBe(404)
    expect(await count()).toBe(0)
  })

  it("is not taken from who may not change the theme", async () => {
    expect((await send("logo", svg, await signedIn(shop, "editor"))).status).toBe(403)
    expect(await count()).toBe(0)
  })
})

describe("pictures that no theme has", () => {
  it("are purged a day after they were last used; those of the draft and of versions stay", async () => {
    const logo = await upload("logo", svg)
    const favicon = await upload("favicon", squareSvg)
    const unused = await upload("logo", await plainPicture())
    await change("POST", "/publish", { logo })
    await change("PUT", "", { favicon })
    now = new Date(now.getTime() + 86_000_000)
    await purgeThemePictures(shop.db, now)
    expect(await count()).toBe(3)
    now = new Date(now.getTime() + 1_000_000)
    await purgeThemePictures(shop.db, now)
    expect(await bytesOf(unused)).toBeUndefined()
    expect([await bytesOf(logo), await bytesOf(favicon)].every(Boolean)).toBe(true)
    expect((await change("POST", "/publish", { logo: unused })).body.error.details.errors).toMatchObject([
      { path: ["theme", "logo"], code: "missing" },
    ])
  })
})
