// A shop with the sample data, or a storefront whose content API does not answer, for as long as the program runs.
import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { root } from "../install.mjs"

/** The bearer of the shops that are started here. */
const apiToken = randomBytes(16).toString("hex")

/** A folder that is removed when the program ends. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "hanout-screens-"))
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 }))
  return folder
}

/** @param {string} node path of Node
 *  @param {"all" | "storefront"} role
 *  @param {Record<string, string>} settings environment variables
 *  @param {string} data its folder
 *  @returns {Promise<{ address: string, ownerToken: string | undefined }>} the token serves to make the first owner */
export function startShop(node, role, settings = {}, data = temporaryFolder()) {
  const env = {
    ...process.env,
    API_TOKEN: apiToken,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: data,
    NODE_ENV: "production",
    ...settings,
  }
  const shop = spawn(node, [join(root, "build/program/main.js"), role], { env, stdio: ["ignore", "pipe", "inherit"] })
  // Before its folder goes.
  process.prependListener("exit", () => shop.kill("SIGTERM"))
  return new Promise((resolve, reject) => {
    let printed = ""
    shop.stdout.on("data", (chunk) => {
      printed += chunk
      const address = /http:\/\/[\w.]+:\d+/.exec(printed)?.[0]
      const ownerToken = /first-owner\?token=([\w-]+)/.exec(printed)?.[1]
      if (address && printed.includes("Ctrl-C")) resolve({ address, ownerToken })
    })
    shop.on("exit", (code) => reject(new Error(`The shop ended with ${code}`)))
  })
}

/** Moves an order on to its delivery.
 *  @param {string} shop address of a shop whose bearer is `apiToken`
 *  @param {string} token the order's */
export async function deliverOrder(shop, token) {
  const headers = { authorization: `Bearer ${apiToken}`, "content-type": "application/json" }
  const { data } = await (await fetch(`${shop}/api/orders/${token}`, { headers })).json()
  for (const to of ["confirmed", "preparing", "shipped", "delivered"]) {
    const body = JSON.stringify({ data: { to, actor: "Karima" } })
    const answer = await fetch(`${shop}/api/orders/${data.documentId}/status`, { method: "POST", headers, body })
    if (!answer.ok) throw new Error(`The order was not ${to}: ${answer.status}`)
  }
}

/** Orders headphones, as a shopper without JavaScript does: the first answer has what the order costs at its place and the
 *  form's hidden fields, the second try orders with them.
 *  @param {string} prefix `/ar`, or nothing for French
 *  @param {Record<string, string>} fields who orders, and where
 *  @param {string} cookie of an account; "" for nobody's
 *  @returns {Promise<string>} the confirmation's address */
export async function orderHeadphones(shop, prefix, fields, cookie = "") {
  const address = `${shop}${prefix}/product-details/casque-aura`
  const form = { quantity: "1", color: "noir", delivery: "home", intent: "order", ...fields }
  const send = (hidden) =>
    fetch(address, {
      method: "POST",
      body: new URLSearchParams({ ...form, ...hidden }),
      redirect: "manual",
      headers: { origin: shop, cookie },
    })
  const [shown = ""] = /<form[^>]* id="commande".*?<\/form>/s.exec(await (await send({ amount: "" })).text()) ?? []
  const hidden = [...shown.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const answer = await send(Object.fromEntries(hidden.map(([, name, value]) => [name, value])))
  const place = answer.headers.get("location")
  if (!place) throw new Error(`The order was answered with ${answer.status}`)
  return place
}

let placed = 0

/** Orders as somebody else each time, or it were the same order.
 *  @param {string} prefix `/ar`, or nothing for French
 *  @returns {Promise<string>} the confirmation's address */
export function placeOrder(shop, prefix) {
  placed += 1
  return orderHeadphones(shop, prefix, {
    wilaya: "Béjaïa",
    commune: "Akbou",
    mobile: `05551234${55 + placed}`,
    firstname: prefix ? "أمينة" : "Amina",
    lastname: prefix ? "بن سالم" : "Bensalem",
  })
}
