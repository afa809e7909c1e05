import type { ServerResponse } from "node:http"
import { describe, expect, it } from "vitest"
import { files, isRed, original, sized, startMediaServer, status, toBytes } from "./testing.ts"

const shop = startMediaServer()

describe("the source of pictures", () => {
  it("is asked once by all who ask at the same time", async () => {
    const get = shop.start()
    const forms = ["320.avif", "320.webp", "480.avif", "320.avif", "320.avif"]
    const answers = await Promise.all([original, ...forms.map((form) => sized(form))].map((path) => get(path)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200))
    expect(shop.seen).toHaveLength(1)
    expect(shop.stored()).toHaveLength(4)
  })

  it("answers eight requests at once, and no more wait than may", async () => {
    const waiting: ServerResponse[] = []
    shop.upstream = (_, response) => waiting.push(response)
    const get = shop.start()
    const answers = Array.from({ length: 230 }, (_, at) => get(`/media/strapi/api/original/${at}.jpg`))
    const first = await Promise.race(answers)
    expect([first.status, first.headers.get("retry-after")]).toEqual([503, "5"])
    await expect.poll(() => waiting.length).toBe(8)
    shop.upstream = files(() => shop.red)
    for (const response of waiting) response.writeHead(200, { "content-type": "image/jpeg" }).end(shop.red)
    const statuses = (await Promise.all(answers)).map((answer) => answer.status)
    expect(statuses.filter((one) => one === 200)).toHaveLength(208)
    expect(statuses.filter((one) => one === 503)).toHaveLength(22)
    expect([shop.seen.length, shop.atOnce.max]).toEqual([208, 8])
  })

  it("may be away: what is known is answered, after a restart too", async () => {
    const address = `${sized("320.webp")}?v=a1`
    const before = await toBytes(await shop.start()(address))
    shop.upstream = (request) => request.socket.destroy()
    const get = shop.start()
    expect((await toBytes(await get(address))).equals(before)).toBe(true)
    expect((await toBytes(await get(`${original}?v=a1`))).equals(shop.red)).toBe(true)
    expect((await get(`${sized("480.webp")}?v=another`)).status).toBe(200)
    const unknown = await get("/media/strapi/api/original/b.jpg")
    expect([unknown.status, unknown.headers.get("retry-after")]).toEqual([503, "5"])
  })

  it("that does not answer at all delays no picture that is known", async () => {
    await shop.start()(`${original}?v=a1`)
    shop.upstream = () => {}
    const get = shop.start()
    expect((await get(`${original}?v=a1`)).status).toBe(200)
    shop.clock += 10 * 60_000
    expect((await get(`${original}?v=a1`)).status).toBe(200)
    shop.server.closeAllConnections()
    await expect.poll(() => shop.errors.length).toBe(1)
  })

  it("is left in peace for some seconds after it failed, and told of once", async () => {
    shop.upstream = status(500)
    const get = shop.start()
    for (const _ of [1, 2, 3]) expect((await get(original)).status).toBe(503)
    expect(shop.seen).toHaveLength(1)
    shop.clock += 5_001
    expect((await get(original)).status).toBe(503)
    expect([shop.seen.length, shop.errors.length]).toEqual([2, 1])
    shop.clock += 5_001
    shop.upstream = files(() => shop.red)
    expect((await get(original)).status).toBe(200)
  })

  it("is asked for a missing picture twice a minute", async () => {
    shop.upstream = status(404)
    const get = shop.start()
    for (const _ of [1, 2, 3]) expect((await get(original)).status).toBe(404)
    shop.clock += 30_001
    expect((await get(original)).status).toBe(404)
    expect([shop.seen.length, shop.errors.length]).toEqual([2, 0])
  })

  it("is not followed to another address", async () => {
    shop.upstream = (request, response) => {
      if (request.url === "/uploads/a.jpg") status(302, { location: `${shop.apiBase}/api/secret` })(request, response)
      else files(() => shop.red)(request, response)
    }
    expect((await shop.start()(original)).status).toBe(503)
    expect(shop.seen.map(({ url }) => url)).toEqual(["/uploads/a.jpg"])
  })
})

describe("a picture that is replaced", () => {
  it("is new at its new address at once, and at the old one after a minute", async () => {
    let present = shop.red
    shop.upstream = files(() => present)
    const get = shop.start()
    expect(await isRed(await get(`${sized("320.webp")}?v=a1`))).toBe(true)
    present = shop.blue
    shop.clock += 5_000
    expect(await isRed(await get(`${sized("320.webp")}?v=a1`))).toBe(true)
    expect(shop.seen).toHaveLength(1)
    const renewed = await get(`${sized("320.webp")}?v=b2`)
    expect(renewed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(await isRed(renewed)).toBe(false)
    expect(await isRed(await get(sized("320.webp")))).toBe(false)
    expect(shop.seen).toHaveLength(2)
  })

  it("is found out by whoever asks after a minute, who does not wait for it", async () => {
    let present = shop.red
    shop.upstream = files(() => present)
    const get = shop.start()
    await get(original)
    present = shop.blue
    shop.clock += 60_001
    expect(await isRed(await get(original))).toBe(true)
    await expect.poll(async () => isRed(await get(original))).toBe(false)
    expect(shop.seen[1]?.headers["if-modified-since"]).toMatch(/GMT$/)
  })

  it("is asked for once in two seconds, whatever versions visitors make up", async () => {
    const get = shop.start()
    await get(`${original}?v=a1`)
    shop.clock += 2_000
    for (let at = 0; at < 20; at++) await get(`${original}?v=made-up-${at}`)
    expect(shop.seen).toHaveLength(2)
    const madeUp = await get(`${original}?v=made-up-19`)
    expect(madeUp.headers.get("cache-control")).toBe("public, max-age=60")
    expect((await get(original)).headers.get("cache-control")).toBe("public, max-age=3600")
    expect(shop.stored()).toHaveLength(1)
  })
})
