import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { contentHash } from "#api/media/pictures/content-hash.ts"
import { renderForm } from "#api/media/pictures/render-picture.ts"
import { masterPictures } from "./master-pictures.ts"
import { pictureForms } from "./picture-forms.ts"
import { servePictures } from "./serve-pictures.ts"
import { warmUp } from "./warm-up.ts"

let dir: string
let rendered: string[]
let problems: unknown[]
let atOnce: { now: number; max: number }

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "hanout-pictures-"))
  rendered = []
  problems = []
  atOnce = { now: 0, max: 0 }
  await writeMaster("sac-casbah/cognac.webp", "#8a4b25")
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

async function writeMaster(name: string, background: string, side = 700) {
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .webp()
    .toBuffer()
  const file = join(dir, "masters", name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  return { file, hash: contentHash(bytes) }
}

/** A process as it is after its start: nothing in memory, the folder as the last one left it. */
function started(cache = join(dir, "cache")) {
  const masters = masterPictures(join(dir, "masters"))
  const forms = pictureForms(
    masters,
    cache,
    (problem) => problems.push(problem),
    async (master, form) => {
      rendered.push(`${form.width}.${form.format}`)
      atOnce.now += 1
      atOnce.max = Math.max(atOnce.max, atOnce.now)
      return renderForm(master, form).finally(() => {
        atOnce.now -= 1
      })
    },
  )
  const serve = servePictures(masters, forms)
  const get = (path: string, init?: RequestInit) => serve(new Request(`http://shop.test${path}`, init))
  return { masters, forms, get }
}

const bytesOf = async (answer?: Response) => Buffer.from(answer ? await answer.arrayBuffer() : new ArrayBuffer(0))

const cached = () =>
  readdirSync(join(dir, "cache"), { recursive: true, encoding: "utf8" }).filter((name) => /\.\w+$/.test(name))

describe("an address under /media", () => {
  it("gives a picture as it was given", async () => {
    const answer = await started().get("/media/sac-casbah/cognac.webp")
    expect(answer?.headers.get("content-type")).toBe("image/webp")
    const bytes = await bytesOf(answer)
    expect(bytes.equals(readFileSync(join(dir, "masters/sac-casbah/cognac.webp")))).toBe(true)
    expect(rendered).toEqual([])
  })

  it.each([
    ["avif", 320, 320],
    ["webp", 640, 640],
    ["webp", 960, 700],
  ])("gives %s at %d pixels", async (format, width, real) => {
    const answer = await started().get(`/media/sac-casbah/cognac-${width}.${format}`)
    expect([answer?.status, answer?.headers.get("content-type")]).toEqual([200, `image/${format}`])
    const bytes = await bytesOf(answer)
    expect(answer?.headers.get("content-length")).toBe(String(bytes.length))
    expect((await sharp(bytes).metadata()).width).toBe(real)
  })

  it("gives the one form for sharing, made once", async () => {
    const { get } = started()
    const address = "/media/sac-casbah/cognac-share.jpg"
    const answer = await get(address)
    expect([answer?.status, answer?.headers.get("content-type")]).toEqual([200, "image/jpeg"])
    const { format, width, height } = await sharp(await bytesOf(answer)).metadata()
    expect([format, width, height]).toEqual(["jpeg", 1200, 630])
    await get(`${address}?v=1&w=2000`)
    expect(rendered).toEqual(["share.jpg"])
    expect(cached()).toHaveLength(1)
  })

  it.each([
    "/media/sac-casbah/cognac-333.avif",
    "/media/sac-casbah/cognac-0320.avif",
    "/media/sac-casbah/cognac-320.png",
    "/media/sac-casbah/cognac.avif",
    "/media/sac-casbah/cognac.jpg",
    "/media/sac-casbah/cognac-320.jpg",
    "/media/sac-casbah/cognac-share.webp",
    "/media/sac-casbah/cognac-share-share.jpg",
    "/media/sac-casbah/rouge-share.jpg",
    "/media/sac-casbah/-share.jpg",
    "/media/sac-casbah/rouge.webp",
    "/media/sac-casbah/rouge-320.webp",
    "/media/sac-casbah/-320.webp",
    "/media/sac-casbah",
    "/media/../masters/sac-casbah/cognac.webp",
    "/media/%2e%2e/masters/cognac.webp",
    "/media/sac-casbah/..%2f..%2fsecret.webp",
    "/media/sac-casbah/%2e%2e%2fcognac-320.avif",
    "/media/sac-casbah\\cognac.webp/",
    "/media/sac-casbah/cognac.webp%00.avif",
    "/media//etc/passwd",
  ])("knows nothing of %s", async (path) => {
    expect(await started().get(path)).toBeUndefined()
    expect(rendered).toEqual([])
  })

  it("may be kept for a year when it carries the present hash, for an hour otherwise", async () => {
    const { get } = started()
    const hash = contentHash(readFileSync(join(dir, "masters/sac-casbah/cognac.webp")))
    const control = async (query: string) =>
      (await get(`/media/sac-casbah/cognac-320.avif${query}`))?.headers.get("cache-control")
    expect(await control(`?v=${hash}`)).toBe("public, max-age=31536000, immutable")
    expect(await control("?v=0123456789ab")).toBe("public, max-age=3600")
    expect(await control("")).toBe("public, max-age=3600")
  })

  it("answers 304 to who has it, no body to HEAD and nothing to POST", async () => {
    const { get } = started()
    const path = "/media/sac-casbah/cognac-320.webp"
    const etag = (await get(path))?.headers.get("etag") ?? ""
    expect((await get(path, { headers: { "if-none-match": etag } }))?.status).toBe(304)
    const head = await get(path, { method: "HEAD" })
    expect(Number(head?.headers.get("content-length"))).toBeGreaterThan(0)
    expect(await head?.text()).toBe("")
    expect(await get(path, { method: "POST" })).toBeUndefined()
  })
})

describe("a form of a picture", () => {
  it("is made once for all who ask at the same time", async () => {
    const { get } = started()
    const answers = await Promise.all(Array.from({ length: 8 }, () => get("/media/sac-casbah/cognac-480.avif")))
    expect(answers.map((answer) => answer?.status)).toEqual(Array(8).fill(200))
    expect(rendered).toEqual(["480.avif"])
    expect(cached()).toHaveLength(1)
  })

  it("waits while two others are made", async () => {
    const { get } = started()
    const paths = [320, 480, 640, 960].flatMap((width) => [`${width}.avif`, `${width}.webp`])
    await Promise.all(paths.map((path) => get(`/media/sac-casbah/cognac-${path}`)))
    expect([rendered.length, atOnce.max]).toEqual([8, 2])
  })

  it("is still there after a restart", async () => {
    const path = "/media/sac-casbah/cognac-320.webp"
    const before = await bytesOf(await started().get(path))
    const after = await bytesOf(await started().get(path))
    expect(rendered).toEqual(["320.webp"])
    expect(after.equals(before)).toBe(true)
  })

  it("is made again when its picture changes, in a running process too", async () => {
    const { get } = started()
    const path = "/media/sac-casbah/cognac-320.webp"
    const before = await get(path)
    const { file } = await writeMaster("sac-casbah/cognac.webp", "#24483a")
    utimesSync(file, new Date(), new Date(Date.now() + 5000))
    const after = await get(path)
    expect(after?.headers.get("etag")).not.toBe(before?.headers.get("etag"))
    const { dominant } = await sharp(await bytesOf(after)).stats()
    expect(dominant.g).toBeGreaterThan(dominant.r)
    expect(rendered).toHaveLength(2)
  })

  it("is made again when a power cut left an empty file", async () => {
    const path = "/media/sac-casbah/cognac-320.webp"
    await started().get(path)
    truncateSync(join(dir, "cache", cached()[0] ?? ""), 0)
    expect((await bytesOf(await started().get(path))).length).toBeGreaterThan(0)
    expect(rendered).toHaveLength(2)
  })

  it("is given although it cannot be written", async () => {
    writeFileSync(join(dir, "a-file"), "")
    const { get } = started(join(dir, "a-file"))
    expect((await get("/media/sac-casbah/cognac-320.webp"))?.status).toBe(200)
    expect(problems).toHaveLength(1)
  })

  it("leaves no place taken when its picture is damaged", async () => {
    const { get } = started()
    writeFileSync(join(dir, "masters/sac-casbah/foret.webp"), "no picture")
    for (const width of [320, 480, 640]) {
      await expect(get(`/media/sac-casbah/foret-${width}.avif`)).rejects.toThrow()
    }
    expect((await get("/media/sac-casbah/cognac-320.webp"))?.status).toBe(200)
  })
})

describe("the warm-up", () => {
  it("makes what is missing, one at a time, and goes on after a damaged picture", async () => {
    writeFileSync(join(dir, "masters/sac-casbah/foret.webp"), "no picture")
    const shop = started()
    await shop.get("/media/sac-casbah/cognac-320.avif")
    const onError = (problem: unknown) => problems.push(problem)
    await warmUp({ ...shop, onError, after: 0 }, new AbortController().signal)
    expect(cached()).toHaveLength(9)
    expect(rendered.filter((name) => name === "320.avif")).toHaveLength(2)
    expect([problems.length, atOnce.max]).toEqual([9, 1])
  })

  it("stops when told to", async () => {
    const shop = started()
    await warmUp({ ...shop, onError: (problem) => problems.push(problem) }, AbortSignal.abort())
    expect(rendered).toEqual([])
  })
})
