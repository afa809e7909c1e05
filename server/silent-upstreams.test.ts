import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout } from "node:timers/promises"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { afterEach, expect, it } from "vitest"
import { fetchPublicPicture } from "#api/imports/pictures/fetch-public-picture.ts"
import { createApiCall } from "#app/api-client/transport/api-call.server.ts"
import { fetchKind } from "#strapi/api-probe.ts"
import { strapiClient } from "#strapi/client/strapi-client.ts"
import { remoteApi, remoteMedia } from "./composition/remote-api.ts"
import { createRemoteClient } from "./composition/remote-client.ts"
import { smtpTarget } from "./mail/smtp-target.ts"
import { readiness } from "./process/readiness.ts"
import { fetchPicture } from "./strapi-media/fetch-picture.ts"
import { type SilentKind, startSilentServer } from "./testing/silent-servers.ts"

// The time limits of other requests that the shop sends: `docs/security/outside.md` names them. Copies of backups are tested in
// `backup/silent-storage.test.ts`.

let close: () => Promise<void> = async () => undefined
afterEach(() => close())

async function silent(kind: SilentKind): Promise<{ url: string; port: number }> {
  const server = await startSilentServer(kind)
  close = server.close
  return { url: `http://${server.address}`, port: server.port }
}

const short = 200

setFlagsFromString("--expose-gc")
const collectGarbage: () => void = runInNewContext("gc")

it.each(["silent", "half"] as const)("a mail server that is %s has its mail tried again later", async (kind) => {
  const { port } = await silent(kind)
  const server = { host: "127.0.0.1", port, secure: false, auth: undefined }
  const send = smtpTarget(server, { connect: short, silence: short })
  const mail = { id: "a", from: "shop@shop.example", to: "a@shop.example", raw: Buffer.from("a mail") }
  await expect(send(mail, async () => true)).rejects.toMatchObject({
    failure: { problem: kind === "silent" ? "timeout" : expect.any(String), isFinal: false },
  })
})

it.each(["silent", "half"] as const)("a call to a Strapi that is %s ends", async (kind) => {
  const { url } = await silent(kind)
  const call = strapiClient({ apiBase: url, token: "" })
  await expect(call("GET", "/api/products", { timeout: short })).rejects.toMatchObject({ maybeReceived: true })
})

it.each(["silent", "half"] as const)("a call to an API of another process that is %s ends", async (kind) => {
  const { url } = await silent(kind)
  const call = createApiCall(remoteApi(url), "a-token-for-the-tests", false, short)
  await expect(call("GET /api/app-setting")).rejects.toThrow()
})

it.each(["silent", "half"] as const)(
  "so does one to an API that is %s when its request was collected as garbage",
  async (kind) => {
    const { url } = await silent(kind)
    const call = createApiCall(remoteApi(url), "a-token-for-the-tests", false, 5 * short)
    const ended = expect(call("GET /api/app-setting")).rejects.toThrow()
    for (let times = 0; times < 5; times++) {
      await setTimeout(short / 5)
      collectGarbage()
    }
    await ended
  },
  10_000,
)

it("a question what stands behind API_BASE, and a picture of a Strapi, end by limits of their own", async () => {
  const { url } = await silent("half")
  const [kind, picture] = await Promise.all([
    fetchKind({ apiBase: url, token: "" }),
    fetchPicture(`${url}/uploads/a.webp`, {}).catch((error: unknown) => error),
  ])
  // The head of the half answer names no picture: the body is not waited for.
  expect([kind, picture]).toEqual([undefined, { state: "missing" }])
})

it("a public server of an import's picture ends by one limit for all of it", async () => {
  const { port } = await silent("silent")
  const loopback = { resolve: async () => [{ address: "127.0.0.1", family: 4 }], isAllowed: () => true }
  expect(await fetchPublicPicture("https://pictures.example/a.webp", loopback, port, short)).toBe("NOT_FETCHED")
})

it("a picture's answer that does not begin ends, in a storefront of its own process", async () => {
  const { url } = await silent("silent")
  const answer = remoteMedia(url, short)(new Request("http://shop.test/media/a.webp"))
  await expect(answer).rejects.toThrow()
})

it("a process whose API left a question without an answer is ready soon after the API is back", async () => {
  let isBack = false
  const api = createServer(({ url = "" }, response) => {
    if (url === "/api") response.end(JSON.stringify({ data: { name: "hanout", capabilities: [] } }))
    else if (isBack) response.end("{}")
  })
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve))
  close = async () => {
    api.closeAllConnections()
    await new Promise<unknown>((resolve) => api.close(resolve))
  }
  const { port } = api.address() as AddressInfo
  const { state } = createRemoteClient({
    apiBase: `http://127.0.0.1:${port}`,
    token: "",
    dataDir: "",
    mediaHost: undefined,
    onError: () => undefined,
  })
  const ready = readiness(state, "api", short)
  expect(await ready()).toBe("slow")
  isBack = true
  await expect.poll(ready).toBe("ready")
})
