import { type ChildProcess, spawn } from "node:child_process"
import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import process from "node:process"

const { STRAPI_DIR: dir = "", STRAPI_URL: url = "", STRAPI_TOKEN: token = "" } = process.env
const { STRAPI_CLIENT_TOKEN: clientToken = "", STRAPI_READER_TOKEN: readerToken = "" } = process.env

/** The Strapi that `scripts/test-strapi.mjs` has prepared: its folder, its address, the storefront's token, one that may do
 *  everything, and one that may only find products, categories and settings. */
export const strapi = { dir, url, token, clientToken, readerToken }

/** Starts that Strapi and waits until it answers. */
export async function startStrapi(): Promise<ChildProcess> {
  const program = join(dir, "node_modules/@strapi/strapi/bin/strapi.js")
  const child = spawn(process.execPath, [program, "start"], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "ignore",
  })
  for (;;) {
    const answer = await fetch(`${url}/_health`).catch(() => undefined)
    if (answer?.status === 204) return child
    if (child.exitCode !== null) throw new Error("Strapi ended while it started")
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

/** Reads a collection of Strapi's as it is stored. */
export async function storedIn(path: "orders" | "products"): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${url}/api/${path}?pagination[pageSize]=100`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data
}

/** The count of visitors as it is stored. */
export async function visitorCount(): Promise<number> {
  const answer = await fetch(`${url}/api/app-setting`, { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { data: { uniqueVisitorsCount: number } }).data.uniqueVisitorsCount
}

/** A proxy in front of Strapi that makes it slow, or refuse. */
export async function startProxy() {
  const mode = { delay: 0, status: 0 }
  const server = createServer(async (given, answer) => {
    if (mode.delay > 0) await new Promise((resolve) => setTimeout(resolve, mode.delay).unref())
    if (mode.status > 0) return void answer.writeHead(mode.status).end()
    const { method, headers } = given
    const passed = request(`${url}${given.url}`, { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
    })
    passed.on("error", () => answer.destroy())
    given.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, mode, close }
}
