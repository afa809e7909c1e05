// A shop with orders of half a year and an owner who is signed in.
import { spawnSync } from "node:child_process"
import process from "node:process"
import { root } from "../install.mjs"
import { startShop, temporaryFolder } from "./running-shop.mjs"

const owner = { name: "Rania Belkacem", email: "rania@shop.example", password: "petit jardin de jasmin" }

/** @returns {Promise<{ address: string, ownerToken: string }>} */
export async function startConsoleShop(node, orders = 2500) {
  const data = temporaryFolder()
  const settings = { env: { ...process.env, DATA_DIR: data }, cwd: root, encoding: "utf8" }
  const made = spawnSync(node, ["bench/console/generate.ts", `${orders}`, "0", new Date().toISOString()], settings)
  if (made.status !== 0) throw new Error(`No orders could be made: ${made.stderr}`)
  return startShop(node, "all", {}, data)
}

/** Makes the first owner's account in a browser, which is signed in then.
 *  @param {import("@playwright/test").APIRequestContext} browser */
export async function becomeOwner(browser, { address, ownerToken }) {
  const answer = await browser.post(`${address}/api/admin/first-owner`, { data: { token: ownerToken, ...owner } })
  if (answer.status() !== 201) throw new Error(`The first owner was answered with ${answer.status()}`)
}

/** The key of the first of a resource's list, as an address needs it. */
export async function firstOf(browser, { address }, resource) {
  const answer = await browser.get(`${address}/api/admin/${resource}`)
  return (await answer.json()).data[0].documentId
}
