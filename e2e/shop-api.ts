import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Locale } from "#core/i18n/locale.ts"
import { expect } from "./shop.ts"

type Product = { documentId: string; slug: string; price: number; quantity: number; colors: { name: string }[] }
type OrderLine = { color: string; size: string; sku: string; unitPrice: number; isOpen: boolean }
type Placed = { documentId: string; number: string; token: string }
type Person = {
  mobile: string
  email?: string
  locale?: Locale
  firstname?: string
  lastname?: string
  note?: string
  address?: string
}

const place = { wilaya: "Béjaïa", commune: "Akbou", firstname: "Amina", lastname: "Bensalem" }

export type ShopApi = ReturnType<typeof shopApi>

/** What the storefront's server asks of a running shop, and what moves its orders on. */
export function shopApi(url: string, dataDir: string) {
  const token = () => readFileSync(join(dataDir, "api-token"), "utf8").trim()
  const signed = () => ({ authorization: `Bearer ${token()}` })
  const post = async (path: string, data: object) => {
    const headers = { ...signed(), "content-type": "application/json" }
    const answer = await fetch(`${url}/api/${path}`, { method: "POST", headers, body: JSON.stringify({ data }) })
    expect(answer.ok).toBe(true)
    return (await answer.json()).data
  }
  const product = async (slug: string): Promise<Product> => {
    const query = new URLSearchParams({ "filters[slug][$eq]": slug, populate: "colors" })
    return (await (await fetch(`${url}/api/products?${query}`)).json()).data[0]
  }
  return {
    product,
    /** What became of an order that the storefront placed. */
    async orderByToken(key: string): Promise<{ lines: OrderLine[] }> {
      return (await (await fetch(`${url}/api/orders/${key}`, { headers: signed() })).json()).data
    },
    /** Orders a product in its first colour. */
    async place(slug: string, quantity: number, person: Person): Promise<Placed> {
      const { price, colors } = await product(slug)
      const line = { slug, quantity, color: colors[0]?.name, unitPrice: price }
      const order = { lines: [line], amount: price * quantity, delivery: "home", date: new Date() }
      return post("orders", { ...order, ...place, ...person })
    },
    /** Orders one unit of a variant by its SKU. */
    async placeVariant(slug: string, variant: string, person: Person): Promise<Placed> {
      const query = new URLSearchParams({ "filters[slug][$eq]": slug, populate: "variants" })
      const { variants } = (await (await fetch(`${url}/api/products?${query}`)).json()).data[0]
      const { price } = variants.find(({ sku }: { sku: string }) => sku === variant)
      const line = { slug, quantity: 1, variant, unitPrice: price }
      return post("orders", { lines: [line], amount: price, delivery: "home", date: new Date(), ...place, ...person })
    },
    /** Takes an order through these states. */
    async move({ documentId }: { documentId: string }, ...states: string[]) {
      for (const to of states) await post(`orders/${documentId}/status`, { to, actor: "Karima" })
    },
  }
}
