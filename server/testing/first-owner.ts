import { expect } from "vitest"
import type { Running } from "../testing.ts"

export const ownersPassword = "trois-figues-et-un-melon"

/** Makes the first owner's account, Rania.
 *  @returns sends requests to the console's API as her */
export async function firstOwner(shop: Running) {
  const [, token = ""] = /first-owner\?token=(\S+)/.exec(shop.printed()) ?? []
  const headers: Record<string, string> = { "content-type": "application/json", origin: shop.url }
  const body = { token, name: "Rania", email: "rania@shop.example", password: ownersPassword, locale: "fr" }
  const made = await fetch(`${shop.url}/api/admin/first-owner`, { method: "POST", headers, body: JSON.stringify(body) })
  expect(made.status).toBe(201)
  headers.cookie = made.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")
  return (method: string, path: string, sent?: object) =>
    fetch(`${shop.url}/api/admin${path}`, { method, headers, ...(sent && { body: JSON.stringify(sent) }) })
}
