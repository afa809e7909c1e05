import { randomBytes } from "node:crypto"
import { request } from "node:http"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { AdminMediaResource } from "#api/media/contract-admin.ts"
import { hashPassword } from "#api/passwords/password-hash.ts"
import { maxUploadSize } from "#core/media/upload.ts"
import { openDatabase } from "#db/database.ts"
import { storeStaff } from "#db/staff/staff.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { writeBackup } from "./backup/backup-file.ts"
import { restoreBackup } from "./backup/restore.ts"
import { type Running, startProcess } from "./testing.ts"

// An upload's way through the real program: over a socket, to other processes, and back from a backup.
const made: OwnDatabase[] = []
const running: Running[] = []
const person = { name: "Zoubida", email: "zoubida@hanout.test", password: "figues et melons du jardin" }
let api: Running
let cookie: string
let picture: AdminMediaResource

const another = async (content: "nothing" | "sample") => {
  const database = await ownDatabase(content)
  made.push(database)
  return database
}
const start = async (role: "api" | "storefront", env: Record<string, string>) => {
  const process = await startProcess(role, { ...env, SAMPLE_DATA: "off" })
  running.push(process)
  return process
}

beforeAll(async () => {
  const own = await another("sample")
  const db = openDatabase(own.address)
  const passwordHash = await hashPassword(person.password)
  await storeStaff(db, { ...person, role: "owner", locale: "fr", passwordHash }, new Date())
  await db.destroy()
  api = await start("api", own.env)
  const answer = await fetch(`${api.url}/api/admin/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: person.email, password: person.password }),
  })
  cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? ""
  const file = new Uint8Array(await photo())
  expect(file.length).toBeGreaterThan(1_000_000)
  const uploaded = await send(file)
  expect(uploaded.status).toBe(201)
  picture = ((await uploaded.json()) as { data: AdminMediaResource }).data
})
afterAll(async () => {
  await Promise.all(running.map((process) => process.stop()))
  await Promise.all(made.map((database) => database.remove()))
})

const send = (body: BodyInit, headers: Record<string, string> = { cookie }) =>
  fetch(`${api.url}/api/admin/media`, { method: "POST", headers: { "content-type": "image/jpeg", ...headers }, body })

/** A photo of some megabytes: noise, which no encoder makes small. */
const photo = () =>
  sharp(randomBytes(1600 * 1200 * 3), { raw: { width: 1600, height: 1200, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()

test("a photo larger than any other body is taken and served in all its forms", async () => {
  const form = picture.url.replace(".webp", "-640.avif")
  for (const path of [picture.url, form]) {
    const served = await fetch(api.url + path)
    expect(served.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    const etag = served.headers.get("etag") ?? ""
    expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(path === form ? 640 : 1600)
    expect((await fetch(api.url + path, { headers: { "if-none-match": etag } })).status).toBe(304)
  }
  for (const path of ["/media/uploads/0123456789ab.webp", "/media/uploads/0123456789ab-320.avif"]) {
    expect((await fetch(api.url + path)).status).toBe(404)
  }
})

test("a storefront alone shows it through the API", { tags: ["@long"] }, async () => {
  const own = made[0]
  const shop = await start("storefront", { DATA_DIR: own?.address.dataDir ?? "", API_BASE: api.url })
  const served = await fetch(shop.url + picture.url.replace(".webp", "-320.avif"))
  expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/avif"])
  const etag = served.headers.get("etag") ?? ""
  const again = await fetch(served.url, { headers: { "if-none-match": etag } })
  expect(again.status).toBe(304)
})

test("what is too large, or comes from nobody, is answered and leaves the connection usable", async () => {
  const tooLarge = await send(new Uint8Array(maxUploadSize + 1))
  expect(tooLarge.status).toBe(413)
  expect(await tooLarge.json()).toMatchObject({ error: { name: "PayloadTooLargeError" } })
  expect((await send(new Uint8Array(5_000_000), {})).status).toBe(401)
  expect((await send(new Uint8Array(100), { cookie, "sec-fetch-site": "cross-site" })).status).toBe(403)
  expect((await fetch(`${api.url}/api/admin/media`, { headers: { cookie } })).status).toBe(200)
})

test("no other address takes so much", async () => {
  const large = { method: "POST", headers: { cookie, "content-type": "application/json" }, body: "x".repeat(70_000) }
  for (const path of ["/api/admin/orders", "/api/admin/media/", "/contact"]) {
    expect((await fetch(api.url + path, large)).status).toBe(413)
  }
})

test("a client that leaves in the middle takes no place", { tags: ["@long"] }, async () => {
  for (let n = 0; n < 12; n++) {
    await new Promise<void>((resolve) => {
      const headers = { cookie, "content-type": "image/jpeg", "content-length": "1000000" }
      const leaving = request(`${api.url}/api/admin/media`, { method: "POST", headers })
      leaving.on("error", () => resolve())
      leaving.on("close", () => resolve())
      leaving.write(Buffer.alloc(1000), () => leaving.destroy())
    })
  }
  const file = new Uint8Array(await photo())
  await expect.poll(async () => (await send(file)).status).toBeLessThan(300)
})

test("a backup brings it back, byte for byte", { tags: ["@long"] }, async () => {
  const [own] = made
  const target = await another("nothing")
  const file = join(target.address.dataDir, "a-backup")
  const db = openDatabase(own?.address ?? { dataDir: "" })
  await writeBackup(db, file, new Date(), () => undefined)
  await db.destroy()
  await restoreBackup(file, { address: target.address, replace: false, now: new Date(), onProgress: () => undefined })
  const restored = await start("api", target.env)
  const bytes = async (base: string) => Buffer.from(await (await fetch(base + picture.url)).arrayBuffer())
  expect((await bytes(restored.url)).equals(await bytes(api.url))).toBe(true)
})
