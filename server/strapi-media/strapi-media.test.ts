import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { mediaFromStrapi } from "#strapi/media/media-from-strapi.ts"
import { strapiMedia } from "./strapi-media.ts"
import { files, original, sized, startMediaServer, toBytes } from "./testing.ts"

const shop = startMediaServer()

describe("a picture of a Strapi", () => {
  it("is given as it was uploaded", async () => {
    const answer = await shop.start()(`${original}?v=a1`)
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"])
    expect((await toBytes(answer)).equals(shop.red)).toBe(true)
    expect(shop.seen).toMatchObject([{ method: "GET", url: "/uploads/a.jpg" }])
  })

  it.each([
    ["avif", 320, 320],
    ["webp", 640, 640],
    ["webp", 1600, 1200],
  ])("is given as %s at %d pixels", async (format, width, real) => {
    const answer = await shop.start()(sized(`${width}.${format}`))
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, `image/${format}`])
    const bytes = await toBytes(answer)
    expect(answer.headers.get("content-length")).toBe(String(bytes.length))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: real, height: real / 2 })
  })

  it("is behind every address of the media object", async () => {
    const get = shop.start()
    const media = mediaFromStrapi(
      { url: "/uploads/a.jpg", width: 1200, height: 600, hash: "a" },
      { apiBase: shop.apiBase, mediaHost: undefined },
    )
    const addresses = [{ url: media?.url ?? "", width: 1200 }, ...Object.values(media?.formats ?? {})]
    for (const { url, width } of addresses) {
      const answer = await get(url)
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
      expect((await sharp(await toBytes(answer)).metadata()).width).toBe(width)
    }
    expect(addresses).toHaveLength(9)
    expect(shop.seen).toHaveLength(1)
  })

  it("is fetched with nothing of the visitor's", async () => {
    const headers = { cookie: "hanout-shopper=x", authorization: "Bearer y", "x-forwarded-for": "10.0.0.1" }
    await shop.start()(`${original}?v=a1&x=../`, { headers })
    expect(shop.seen).toHaveLength(1)
    const names = Object.keys(shop.seen[0]?.headers ?? {})
    expect(names.filter((name) => ["cookie", "authorization", "x-forwarded-for"].includes(name))).toEqual([])
  })

  it("comes from the media host where one is configured, and from nowhere where none is", async () => {
    const address = "/media/strapi/host/original/shop/a.jpg"
    expect((await shop.start()(address)).status).toBe(404)
    expect(shop.seen).toEqual([])
    expect((await shop.start({ apiBase: "http://127.0.0.1:9", mediaHost: shop.apiBase })(address)).status).toBe(200)
    expect(shop.seen).toMatchObject([{ url: "/shop/a.jpg" }])
  })

  it("answers 304 to who has it, and no body to HEAD", async () => {
    const get = shop.start()
    const etag = (await get(sized("320.webp"))).headers.get("etag") ?? ""
    expect((await get(sized("320.webp"), { headers: { "if-none-match": etag } })).status).toBe(304)
    const head = await get(sized("320.webp"), { method: "HEAD" })
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0)
    expect(await head.text()).toBe("")
  })

  it.each([
    "/media/strapi/api/original/../../api/users",
    "/media/strapi/api/original/%2e%2e/%2e%2e/api/users",
    "/media/strapi/api/original/..%2f..%2fapi/users",
    "/media/strapi/api/original/..\\api\\users",
    "/media/strapi/api/original//127.0.0.1/a.jpg",
    "/media/strapi/api/original/a.jpg%3fx",
    "/media/strapi/api/original/a.jpg%00",
    "/media/strapi/api/original/.env",
    "/media/strapi/http:/127.0.0.1/a.jpg",
    "/media/strapi/a.jpg",
    "/media/strapi/api/sized/a.jpg-321.avif",
    "/media/strapi/api/sized/a.jpg-320.jpg",
  ])("is not fetched for %s", async (path) => {
    const request = new Request(`http://shop.test${path}`)
    const answer = await strapiMedia({
      apiBase: shop.apiBase,
      mediaHost: shop.apiBase,
      dataDir: shop.dataDir,
      onError: () => {},
    }).serve(request)
    expect([undefined, 404]).toContain(answer?.status)
    expect(shop.seen).toEqual([])
  })

  it("leaves other addresses to others, and takes no other method", async () => {
    const media = strapiMedia({ apiBase: shop.apiBase, mediaHost: undefined, dataDir: shop.dataDir, onError: () => {} })
    expect(media.serve(new Request("http://shop.test/media/uploads/a.webp"))).toBeUndefined()
    expect((await shop.start()(original, { method: "POST" })).status).toBe(404)
    expect(shop.seen).toEqual([])
  })
})

describe("what is no picture", () => {
  it.each([
    ["a page", "text/html", "<svg onload=alert(1)>"],
    ["a page that calls itself a picture", "image/png", "<!doctype html><p>Hello"],
    ["a document", "application/pdf", "%PDF-1.7"],
    ["nothing", "image/jpeg", ""],
  ])("is not passed on: %s", async (_, type, body) => {
    shop.upstream = files(() => body, type)
    const get = shop.start()
    expect((await get(original)).status).toBe(404)
    expect((await get(sized("320.webp"))).status).toBe(404)
    expect(shop.stored()).toEqual([])
  })

  it.each([
    ["says", { "content-length": String(20 * 1024 * 1024 + 1) }],
    ["does not say", {}],
  ])("is one of more than 20 MB that %s so", async (_, headers) => {
    shop.upstream = (_request, response) => {
      response.on("error", () => {})
      response.writeHead(200, { "content-type": "image/jpeg", ...headers })
      response.write(shop.red)
      for (let at = 0; at < 21; at++) response.write(Buffer.alloc(1024 * 1024))
      response.end()
    }
    expect((await shop.start()(original)).status).toBe(404)
    expect(shop.stored()).toEqual([])
  })

  it("is remembered when it cannot be resized", async () => {
    shop.upstream = files(() => Buffer.concat([shop.red.subarray(0, 20), Buffer.from("no more")]))
    const get = shop.start()
    for (const form of ["320.avif", "320.avif", "480.webp"]) expect((await get(sized(form))).status).toBe(404)
    expect(shop.errors).toHaveLength(1)
  })
})

it("answers a drawing in a sandbox, and never resizes it", async () => {
  shop.upstream = files(
    () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    "image/svg+xml",
  )
  const get = shop.start()
  const answer = await get("/media/strapi/api/original/logo.svg")
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/svg+xml",
    "content-security-policy": expect.stringMatching(/default-src 'none';.*sandbox$/),
    "x-content-type-options": "nosniff",
  })
  expect((await get(sized("320.webp", "logo.svg"))).status).toBe(404)
})

it("keeps no more files than it may, the newest ones", async () => {
  const get = shop.start({ limits: { maxBytes: 1024 * 1024, maxFiles: 10 } })
  for (let at = 0; at < 15; at++) await get(sized("320.webp", `${at}.jpg`))
  await expect.poll(() => shop.stored().length).toBeLessThanOrEqual(10)
  expect(shop.stored().length).toBeGreaterThan(0)
  expect(shop.errors).toEqual([])
})
