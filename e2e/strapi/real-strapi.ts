import { type ChildProcess, spawn } from "node:child_process"
import { join } from "node:path"
import process from "node:process"

const { STRAPI_DIR: dir = "", STRAPI_URL: url = "", STRAPI_TOKEN: token = "" } = process.env
const { STRAPI_CLIENT_TOKEN: clientToken = "", STRAPI_READER_TOKEN: readerToken = "" } = process.env

/** The Strapi that `scripts/test-strapi.mjs` has prepared: its folder, its address, the storefront's token, one that may do
 *  everything, and one that may only find products, categories and settings. */
export const strapi = { dir, url, token, clientToken, readerToken }

/** Milliseconds in which it must have started, on a machine that has much else to do. */
const maxStart = 150_000

/** Starts that Strapi and waits until it answers. */
export async function startStrapi(): Promise<ChildProcess> {
  const program = join(dir, "node_modules/@strapi/strapi/bin/strapi.js")
  const child = spawn(process.execPath, [program, "start"], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "ignore",
  })
  for (const started = Date.now(); Date.now() - started < maxStart; ) {
    const answer = await fetch(`${url}/_health`).catch(() => undefined)
    if (answer?.status === 204) return child
    if (child.exitCode !== null) throw new Error("Strapi ended while it started")
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  child.kill("SIGKILL")
  throw new Error("Strapi gave no answer")
}

/** Reads a collection of Strapi's as it is stored. */
export async function storedIn(path: "orders" | "products"): Promise<Record<string, unknown>[]> {
  const relations = path === "products" ? "&populate[0]=categories&populate[1]=colors" : ""
  const answer = await fetch(`${url}/api/${path}?pagination[pageSize]=100&sort=createdAt:desc${relations}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data
}

/** The count of visitors as it is stored. */
export async function visitorCount(): Promise<number> {
  const answer = await fetch(`${url}/api/app-setting`, { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { data: { uniqueVisitorsCount: number } }).data.uniqueVisitorsCount
}
