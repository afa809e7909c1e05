import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { mediaFromStrapi } from "#strapi/media/media-from-strapi.ts"
import { strapiMedia } from "./strapi-media.ts"

type Upstream = (request: IncomingMessage, response: ServerResponse) => void

let seen: Pick<IncomingMessage, "method" | "url" | "headers">[] = []
let upstream: Upstream
let atOnce = { now: 0, max: 0 }
const server = createServer((request, response) => {
  seen.push({ method: request.method, url: request.url, headers: request.headers })
  atOnce.now += 1
  atOnce.max = Math.max(atOnce.max, atOnce.now)
  response.on("close", () => {
    atOnce.now -= 1
  })
  upstream(request, response)
})

let apiBase = ""
let red: Buffer
let blue: Buffer
let dataDir = ""
let errors: unknown[] = []
let clock = 0

const picture = (background: string) =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Answers as the server of a Strapi's files does. */
const files =
  (bytes: () => Uint8Array | string, type = "image/jpeg"): Upstream =>
  (request, response) => {
    const lastModified = `Mon, 23 Nov 2026 19:08:${bytes() === red ? "29" : "30"} GMT`
    if (request.headers["if-modified-since"] === lastModified) response.writeHead(304).end()
    else response.writeHead(200, { "content-type": type, "last-modified": lastModified }).end(bytes())
  }
const status =
  (code: number, headers = {}): Upstream =>
  (_, response) =>
    response.writeHead(code, headers).end()
const hangUp: Upstream = (request) => request.socket.destroy()

/** A process as it is after its start: nothing in memory, the folder as the last one left it. */
function started(options: Partial<Parameters<typeof strapiMedia>[0]> = {}) {
  const onError = (error: unknown) => errors.push(error)
  const media = strapiMedia({ apiBase, mediaHost: undefined, dataDir, onError, now: () => clock, ...options })
  return async (path: string, init?: RequestInit) => {
    const answer = await media.serve(new Request(`http://shop.test${path}`, init))
    if (!answer) throw new Error("Not an address of a Strapi's pictures")
    return answer
  }
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const isRed = async (answer: Response) => {
  const { dominant } = await sharp(await bytesOf(answer)).stats()
  return dominant.r > dominant.b
}
const stored = () =>
  readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((name) => /[0-9a-f]{36}-\w/.test(name))

const original = "/media/strapi/api/original/a.jpg"
const sized = (form: string, name = "a.jpg") => `/media/strapi/api/sized/${name}-${form}`

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  red = await picture("#c83c3c")
  blue = await picture("#3c3cc8")
})
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "hanout-strapi-media-"))
  seen = []
  errors = []
  atOnce = { now: 0, max: 0 }
  clock = Date.parse("2026-11-23T20:00:00Z")
  upstream = files(() => red)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

describe("a picture of a Strapi", () => {
  it("is given as it was uploaded", async () => {
    const answer = await started()(`${original}?v=a1`)
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"])
    expect((await bytesOf(answer)).equals(red)).toBe(true)
    expect(seen).toMatchObject([{ method: "GET", url: "/uploads/a.jpg" }])
  })

  it.each([
    ["avif", 320, 320],
    ["webp", 640, 640],
    ["webp", 1600, 1200],
  ])("is given as %s at %d pixels", async (format, width, real) => {
    const answer = await started()(sized(`${width}.${format}`))
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, `image/${format}`])
    const bytes = await bytesOf(answer)
    expect(answer.headers.get("content-length")).toBe(String(bytes.length))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: real, height: real / 2 })
  })

  it("is behind every address of the media object", async () => {
    const get = started()
    const media = mediaFromStrapi(
      { url: "/uploads/a.jpg", width: 1200, height: 600, hash: "a" },
      { apiBase, mediaHost: "" },
    )
    const addresses = [{ url: media?.url ?? "", width: 1200 }, ...Object.values(media?.formats ?? {})]
    for (const { url, width } of addresses) {
      const answer = await get(url)
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
      expect((await sharp(await bytesOf(answer)).metadata()).width).toBe(width)
    }
    expect(addresses).toHaveLength(9)
    expect(seen).toHaveLength(1)
  })

  it("is fetched with nothing of the visitor's", async () => {
    const headers = { cookie: "hanout-shopper=x", authorization: "Bearer y", "x-forwarded-for": "10.0.0.1" }
    await started()(`${original}?v=a1&x=../`, { headers })
    expect(seen).toHaveLength(1)
    const names = Object.keys(seen[0]?.headers ?? {})
    expect(names.filter((name) => ["cookie", "authorization", "x-forwarded-for"].includes(name))).toEqual([])
  })

  it("comes from the media host where one is configured, and from nowhere where none is", async () => {
    const address = "/media/strapi/host/original/shop/a.jpg"
    expect((await started()(address)).status).toBe(404)
    expect(seen).toEqual([])
    expect((await started({ apiBase: "http://127.0.0.1:9", mediaHost: apiBase })(address)).status).toBe(200)
    expect(seen).toMatchObject([{ url: "/shop/a.jpg" }])
  })

  it("answers 304 to who has it, and no body to HEAD", async () => {
    const get = started()
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
    const answer = await strapiMedia({ apiBase, mediaHost: apiBase, dataDir, onError: () => {} }).serve(request)
    expect([undefined, 404]).toContain(answer?.status)
    expect(seen).toEqual([])
  })

  it("leaves other addresses to others, and takes no other method", async () => {
    const media = strapiMedia({ apiBase, mediaHost: undefined, dataDir, onError: () => {} })
    expect(media.serve(new Request("http://shop.test/media/uploads/a.webp"))).toBeUndefined()
    expect((await started()(original, { method: "POST" })).status).toBe(404)
    expect(seen).toEqual([])
  })
})

describe("the source of pictures", () => {
  it("is asked once by all who ask at the same time", async () => {
    const get = started()
    const forms = ["320.avif", "320.webp", "480.avif", "320.avif", "320.avif"]
    const answers = await Promise.all([original, ...forms.map((form) => sized(form))].map((path) => get(path)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200))
    expect(seen).toHaveLength(1)
    expect(stored()).toHaveLength(4)
  })

  it("answers eight requests at once, and no more wait than may", async () => {
    const waiting: ServerResponse[] = []
    upstream = (_, response) => waiting.push(response)
    const get = started()
    const answers = Array.from({ length: 230 }, (_, at) => get(`/media/strapi/api/original/${at}.jpg`))
    const first = await Promise.race(answers)
    expect([first.status, first.headers.get("retry-after")]).toEqual([503, "5"])
    await expect.poll(() => waiting.length).toBe(8)
    upstream = files(() => red)
    for (const response of waiting) response.writeHead(200, { "content-type": "image/jpeg" }).end(red)
    const statuses = (await Promise.all(answers)).map((answer) => answer.status)
    expect(statuses.filter((one) => one === 200)).toHaveLength(208)
    expect(statuses.filter((one) => one === 503)).toHaveLength(22)
    expect([seen.length, atOnce.max]).toEqual([208, 8])
  })

  it("may be away: what is known is answered, after a restart too", async () => {
    const address = `${sized("320.webp")}?v=a1`
    const before = await bytesOf(await started()(address))
    upstream = hangUp
    const get = started()
    expect((await bytesOf(await get(address))).equals(before)).toBe(true)
    expect((await bytesOf(await get(`${original}?v=a1`))).equals(red)).toBe(true)
    expect((await get(`${sized("480.webp")}?v=another`)).status).toBe(200)
    const unknown = await get("/media/strapi/api/original/b.jpg")
    expect([unknown.status, unknown.headers.get("retry-after")]).toEqual([503, "5"])
  })

  it("that does not answer at all delays no picture that is known", async () => {
    await started()(`${original}?v=a1`)
    upstream = () => {}
    const get = started()
    expect((await get(`${original}?v=a1`)).status).toBe(200)
    clock += 10 * 60_000
    expect((await get(`${original}?v=a1`)).status).toBe(200)
    server.closeAllConnections()
    await expect.poll(() => errors.length).toBe(1)
  })

  it("is left in peace for some seconds after it failed, and told of once", async () => {
    upstream = status(500)
    const get = started()
    for (const _ of [1, 2, 3]) expect((await get(original)).status).toBe(503)
    expect(seen).toHaveLength(1)
    clock += 5_001
    expect((await get(original)).status).toBe(503)
    expect([seen.length, errors.length]).toEqual([2, 1])
    clock += 5_001
    upstream = files(() => red)
    expect((await get(original)).status).toBe(200)
  })

  it("is asked for a missing picture twice a minute", async () => {
    upstream = status(404)
    const get = started()
    for (const _ of [1, 2, 3]) expect((await get(original)).status).toBe(404)
    clock += 30_001
    expect((await get(original)).status).toBe(404)
    expect([seen.length, errors.length]).toEqual([2, 0])
  })

  it("is not followed to another address", async () => {
    upstream = (request, response) => {
      if (request.url === "/uploads/a.jpg") status(302, { location: `${apiBase}/api/secret` })(request, response)
      else files(() => red)(request, response)
    }
    expect((await started()(original)).status).toBe(503)
    expect(seen.map(({ url }) => url)).toEqual(["/uploads/a.jpg"])
  })
})

describe("a picture that is replaced", () => {
  it("is new at its new address at once, and at the old one after a minute", async () => {
    let present = red
    upstream = files(() => present)
    const get = started()
    expect(await isRed(await get(`${sized("320.webp")}?v=a1`))).toBe(true)
    present = blue
    clock += 5_000
    expect(await isRed(await get(`${sized("320.webp")}?v=a1`))).toBe(true)
    expect(seen).toHaveLength(1)
    const renewed = await get(`${sized("320.webp")}?v=b2`)
    expect(renewed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(await isRed(renewed)).toBe(false)
    expect(await isRed(await get(sized("320.webp")))).toBe(false)
    expect(seen).toHaveLength(2)
  })

  it("is found out by whoever asks after a minute, who does not wait for it", async () => {
    let present = red
    upstream = files(() => present)
    const get = started()
    await get(original)
    present = blue
    clock += 60_001
    expect(await isRed(await get(original))).toBe(true)
    await expect.poll(async () => isRed(await get(original))).toBe(false)
    expect(seen[1]?.headers["if-modified-since"]).toBe("Mon, 23 Nov 2026 19:08:29 GMT")
  })

  it("is asked for once in two seconds, whatever versions visitors make up", async () => {
    const get = started()
    await get(`${original}?v=a1`)
    clock += 2_000
    for (let at = 0; at < 20; at++) await get(`${original}?v=made-up-${at}`)
    expect(seen).toHaveLength(2)
    const madeUp = await get(`${original}?v=made-up-19`)
    expect(madeUp.headers.get("cache-control")).toBe("public, max-age=60")
    expect((await get(original)).headers.get("cache-control")).toBe("public, max-age=3600")
    expect(stored()).toHaveLength(1)
  })
})

describe("what is no picture", () => {
  it.each([
    ["a page", "text/html", "<svg onload=alert(1)>"],
    ["a page that calls itself a picture", "image/png", "<!doctype html><p>Hello"],
    ["a document", "application/pdf", "%PDF-1.7"],
    ["nothing", "image/jpeg", ""],
  ])("is not passed on: %s", async (_, type, body) => {
    upstream = files(() => body, type)
    const get = started()
    expect((await get(original)).status).toBe(404)
    expect((await get(sized("320.webp"))).status).toBe(404)
    expect(stored()).toEqual([])
  })

  it.each([
    ["says", { "content-length": String(20 * 1024 * 1024 + 1) }],
    ["does not say", {}],
  ])("is one of more than 20 MB that %s so", async (_, headers) => {
    upstream = (_request, response) => {
      response.on("error", () => {})
      response.writeHead(200, { "content-type": "image/jpeg", ...headers })
      response.write(red)
      for (let at = 0; at < 21; at++) response.write(Buffer.alloc(1024 * 1024))
      response.end()
    }
    expect((await started()(original)).status).toBe(404)
    expect(stored()).toEqual([])
  })

  it("is remembered when it cannot be resized", async () => {
    upstream = files(() => Buffer.concat([red.subarray(0, 20), Buffer.from("no more")]))
    const get = started()
    for (const form of ["320.avif", "320.avif", "480.webp"]) expect((await get(sized(form))).status).toBe(404)
    expect(errors).toHaveLength(1)
  })
})

it("answers a drawing in a sandbox, and never resizes it", async () => {
  upstream = files(
    () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    "image/svg+xml",
  )
  const get = started()
  const answer = await get("/media/strapi/api/original/logo.svg")
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/svg+xml",
    "content-security-policy": expect.stringMatching(/default-src 'none';.*sandbox$/),
    "x-content-type-options": "nosniff",
  })
  expect((await get(sized("320.webp", "logo.svg"))).status).toBe(404)
})

it("keeps no more files than it may, the newest ones", async () => {
  const get = started({ limits: { maxBytes: 1024 * 1024, maxFiles: 10 } })
  for (let at = 0; at < 15; at++) await get(sized("320.webp", `${at}.jpg`))
  await expect.poll(() => stored().length).toBeLessThanOrEqual(10)
  expect(stored().length).toBeGreaterThan(0)
  expect(errors).toEqual([])
})
