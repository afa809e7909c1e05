import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openOrderStore } from "../orders/order-store.ts"
import { createStrapiApi } from "../strapi-api.ts"
import { strictStrapi } from "./strict-strapi.ts"

export const strapiToken = "a-token-of-strapi-1234567890"

/** A strict Strapi with three products, and the bridge over it as the storefront calls it. */
export async function strapiShop() {
  const strapi = await strictStrapi(strapiToken)
  const data = mkdtempSync(join(tmpdir(), "hanout-test-"))
  const problems: unknown[] = []
  const mode = strapi.add("categories", { title: "Mode" })
  const category = { id: mode.id, documentId: mode.documentId, title: "Mode" }
  strapi.add("app-setting", { uniqueVisitorsCount: 3 })
  strapi.add("products", product("sac", { name: "Sac en cuir", price: 4200, lastPrice: 6000, categories: [category] }))
  strapi.add("products", product("montre", { name: "Montre", price: 9000, status: "out-of-stock" }))
  const colors = [
    { id: 1, name: "Rouge", hex: "#c03030", image: null },
    { id: 2, name: "Bleu", hex: "#3050c0", image: null },
  ]
  strapi.add("products", product("foulard", { name: "Foulard", price: 1500, colors, description: "Doux.\n\nLéger." }))

  const open = () => {
    const orders = openOrderStore(join(data, "orders.sqlite"))
    const options = { apiBase: strapi.url, mediaHost: undefined, token: strapiToken, orders }
    const api = createStrapiApi({ ...options, onError: (problem) => problems.push(problem) })
    return { api, close: orders.close }
  }
  let opened = open()
  const call = async (path: string, body?: object) => {
    const init = body && { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } }
    const answer = await opened.api.fetch(new Request(`http://content.internal${path}`, init))
    return { status: answer.status, body: await answer.json() }
  }
  return {
    strapi,
    problems,
    call,
    /** The storefront's process ends and starts again. */
    restart() {
      opened.close()
      opened = open()
    },
    async close() {
      opened.close()
      await strapi.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

const none = {
  lastPrice: null,
  shortDescription: null,
  description: null,
  status: "in-stock",
  image: null,
  medias: null,
}

const product = (slug: string, own: object) => ({
  ...none,
  categories: [],
  colors: [],
  features: [],
  reviews: [],
  slug,
  ...own,
})

/** An order of the form for one product, as the storefront sends it. */
export const strapiOrderFields = (own: object = {}) => ({
  data: {
    quantity: 2,
    product: "Sac en cuir",
    slug: "sac",
    color: null,
    size: null,
    variant: null,
    amount: 8400,
    wilaya: "Béjaïa",
    commune: "Akbou",
    mobile: "0550000001",
    firstname: "Lina",
    lastname: "B.",
    delivery: "home",
    deliveryPrice: 850,
    locale: "fr",
    date: "2026-05-01T10:00:00.000Z",
    idempotencyKey: "form-1",
    ...own,
  },
})
