import { productFormExample } from "#api/testing/examples/catalogue-examples.ts"
import { type Running, startProcess } from "../testing.ts"

const texts = (text: string) => ({ fr: text, ar: "", en: "" })
const owner = { name: "Rania Belkacem", email: "rania@shop.example", password: "petit jardin de jasmin" }

/** A shop that begins empty, and what its first owner stores in it through the console's API. */
export type NewShop = Running & {
  /** Of its owner's session. */
  sessionCookie: { name: string; value: string }
  /** Publishes a product without a category, three units at 4500 DA. */
  addProduct: (slug: string) => Promise<void>
  addCategory: (title: string) => Promise<void>
  /** Stores the settings with a name for the shop. */
  nameShop: (shopName: string) => Promise<void>
}

/** Starts a shop over an empty database and signs its first owner in.
 *  @throws when the console's API refuses something */
export async function startNewShop(env: Record<string, string>): Promise<NewShop> {
  const running = await startProcess("all", { SAMPLE_DATA: "off", ...env })
  const { url } = running
  let cookie = ""
  const send = async (method: string, path: string, body?: object) => {
    const headers = { "content-type": "application/json", origin: url, cookie }
    const answer = await fetch(`${url}/api/admin${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const stored = async <T extends object>(method: string, path: string, body?: object): Promise<T> =>
    ((await (await send(method, path, body)).json()) as { data: T }).data
  const addBrand = async () =>
    (await stored<{ documentId: string }>("POST", "/brands", { name: "Aura", slug: "" })).documentId

  const [, token = ""] = /first-owner\?token=([\w-]+)/.exec(running.printed()) ?? []
  const signedIn = await send("POST", "/first-owner", { token, ...owner, locale: "fr" })
  cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? ""
  const [name = "", value = ""] = cookie.split("=")
  return {
    ...running,
    sessionCookie: { name, value },
    async addProduct(slug) {
      const published = { categories: [], slug, publishedAt: "2026-01-01T00:00:00.000Z" }
      await send("POST", "/products", { ...productFormExample, ...published, brand: await addBrand() })
    },
    async addCategory(title) {
      const body = { title: texts(title), slug: "", productType: "electronics", parent: null, image: null }
      await send("POST", "/categories", body)
    },
    async nameShop(shopName) {
      const settings = await stored<object>("GET", "/settings")
      const facts = {
        shopName: texts(shopName),
        address: texts("12 rue Didouche Mourad, Alger"),
        phone: "0550 01 02 03",
      }
      await send("PUT", "/settings", { ...settings, ...facts, email: "bonjour@shop.example" })
    },
  }
}
