import type { IncomingMessage, ServerResponse } from "node:http"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { maxUploadSize } from "#core/media/upload.ts"
import { fetchPublicPicture } from "./fetch-public-picture.ts"
import { startPictureServer } from "./testing/picture-server.ts"

let server: Awaited<ReturnType<typeof startPictureServer>>
const seen: IncomingMessage[] = []
const redirect = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end()

function answer(request: IncomingMessage, response: ServerResponse) {
  seen.push(request)
  const path = request.url ?? ""
  if (path === "/a.jpg") response.end("bytes")
  else if (path === "/moved") redirect(response, "https://other.test/a.jpg")
  else if (path === "/relative") redirect(response, "/a.jpg")
  else if (path === "/loop") redirect(response, "/loop")
  else if (path === "/to-plain") redirect(response, "http://other.test/a.jpg")
  else if (path === "/to-private") redirect(response, "https://private.test/a.jpg")
  else if (path === "/to-machine") redirect(response, "https://[::1]/a.jpg")
  else if (path === "/said-large") response.writeHead(200, { "content-length": maxUploadSize + 1 }).end()
  else if (path === "/large")
    for (let sent = 0; sent <= maxUploadSize; sent += 65_536) response.write(Buffer.alloc(65_536))
  else if (path === "/broken") response.writeHead(200, { "content-length": 100 }).end("half", () => request.destroy())
  else response.writeHead(404).end("none")
}

beforeAll(async () => {
  server = await startPictureServer(answer)
})
afterAll(() => server.stop())
beforeEach(() => {
  seen.length = 0
})

const get = (address: string) => fetchPublicPicture(address, server.network, server.port)

it.each(["https://pictures.test/a.jpg", "https://pictures.test/moved", "https://pictures.test/relative"])(
  "gets the bytes of %s, and sends nothing of the shop's",
  async (address) => {
    expect(Buffer.from((await get(address)) as Uint8Array).toString()).toBe("bytes")
    const names = seen
      .flatMap(({ headers }) => Object.keys(headers))
      .filter((name, at, all) => all.indexOf(name) === at)
    expect(names.toSorted()).toEqual(["accept", "connection", "host", "user-agent"])
  },
)

it.each([
  ["http://pictures.test/a.jpg", "NOT_HTTPS"],
  ["https://pictures.test:8443/a.jpg", "NOT_HTTPS"],
  ["https://user:word@pictures.test/a.jpg", "NOT_HTTPS"],
  ["ftp://pictures.test/a.jpg", "NOT_HTTPS"],
  ["https://", "NOT_HTTPS"],
  ["https://private.test/a.jpg", "NOT_PUBLIC"],
  ["https://127.0.0.2/a.jpg", "NOT_PUBLIC"],
  ["https://0x7f.2/a.jpg", "NOT_PUBLIC"],
  ["https://[::1]/a.jpg", "NOT_PUBLIC"],
])("requests nothing of %s: %s", async (address, problem) => {
  expect(await get(address)).toBe(problem)
  expect(seen).toHaveLength(0)
})

it.each([
  ["/none.jpg", "NOT_FETCHED", 1],
  ["/to-plain", "NOT_HTTPS", 1],
  ["/to-private", "NOT_PUBLIC", 1],
  ["/to-machine", "NOT_PUBLIC", 1],
  ["/loop", "NOT_FETCHED", 4],
  ["/said-large", "PICTURE_TOO_LARGE", 1],
  ["/large", "PICTURE_TOO_LARGE", 1],
  ["/broken", "NOT_FETCHED", 1],
])("%s is %s after %i requests", async (path, problem, requests) => {
  expect(await get(`https://pictures.test${path}`)).toBe(problem)
  expect(seen).toHaveLength(requests)
})

it("reaches nothing of this machine by the names of its own resolver", async () => {
  expect(await fetchPublicPicture("https://localhost/a.jpg")).toBe("NOT_PUBLIC")
  expect(await fetchPublicPicture("https://127.0.0.1/a.jpg")).toBe("NOT_PUBLIC")
  expect(seen).toHaveLength(0)
})
