import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest"
import { type StrapiMediaOptions, strapiMedia } from "./strapi-media.ts"

type Upstream = (request: IncomingMessage, response: ServerResponse) => void

const picture = (background: string) =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Addresses of one picture. */
export const original = "/media/strapi/api/original/a.jpg"
export const sized = (form: string, name = "a.jpg") => `/media/strapi/api/sized/${name}-${form}`

/** Answers as the server of a Strapi's files does.
 *  @param bytes the file as it is now */
export const files =
  (bytes: () => Uint8Array | string, type = "image/jpeg"): Upstream =>
  (request, response) => {
    const now = bytes()
    const lastModified = new Date(Date.UTC(2026, 10, 23) + now.length * 1000).toUTCString()
    if (request.headers["if-modified-since"] === lastModified) response.writeHead(304).end()
    else response.writeHead(200, { "content-type": type, "last-modified": lastModified }).end(now)
  }

export const status =
  (code: number, headers = {}): Upstream =>
  (_, response) =>
    response.writeHead(code, headers).end()

export const toBytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

export const isRed = async (answer: Response) => {
  const { dominant } = await sharp(await toBytes(answer)).stats()
  return dominant.r > dominant.b
}

/** A server of files on this machine, and shops over it; for all tests of a file, empty before each.
 *  `upstream` is what the server does, `seen` what it was asked for, `clock` the shops' time in milliseconds. */
export function startMediaServer() {
  const server = createServer((request, response) => {
    state.seen.push({ method: request.method, url: request.url, headers: request.headers })
    state.atOnce.now += 1
    state.atOnce.max = Math.max(state.atOnce.max, state.atOnce.now)
    response.on("close", () => {
      state.atOnce.now -= 1
    })
    state.upstream(request, response)
  })
  const fresh = () => ({
    seen: [] as Pick<IncomingMessage, "method" | "url" | "headers">[],
    errors: [] as unknown[],
    atOnce: { now: 0, max: 0 },
    clock: Date.parse("2026-11-23T20:00:00Z"),
  })
  const state = {
    ...fresh(),
    upstream: status(404),
    server,
    apiBase: "",
    dataDir: "",
    red: Buffer.alloc(0),
    blue: Buffer.alloc(0),
    /** A process as it is after its start: nothing in memory, the folder as the last one left it. */
    start(options: Partial<StrapiMediaOptions> = {}) {
      const { apiBase, dataDir } = state
      const onError = (error: unknown) => state.errors.push(error)
      const now = () => state.clock
      const media = strapiMedia({ apiBase, mediaHost: undefined, dataDir, onError, now, ...options })
      return async (path: string, init?: RequestInit) => {
        const answer = await media.serve(new Request(`http://shop.test${path}`, init))
        if (!answer) throw new Error("Not an address of a Strapi's pictures")
        return answer
      }
    },
    /** Files of originals and forms. */
    stored: () =>
      readdirSync(state.dataDir, { recursive: true, encoding: "utf8" }).filter((name) => /[0-9a-f]{36}-\w/.test(name)),
  }

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    state.apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    state.red = await picture("#c83c3c")
    state.blue = Buffer.concat([await picture("#3c3cc8"), Buffer.from("\n")])
  })
  beforeEach(() => {
    Object.assign(state, fresh(), { upstream: files(() => state.red) })
    state.dataDir = mkdtempSync(join(tmpdir(), "hanout-strapi-media-"))
  })
  afterEach(() => rmSync(state.dataDir, { recursive: true, force: true, maxRetries: 5 }))
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return state
}
