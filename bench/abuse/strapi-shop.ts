import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { VisitKind } from "./probe/visits.ts"
import { type AttackedShop, apiToken, plentiful, startShop } from "./shop.ts"

/** The visits that a storefront over a plain Strapi has: it knows no accounts and no console. */
export const strapiKinds = ["cached", "rendered", "order"] as const satisfies readonly VisitKind[]

const { slug, color, price } = plentiful
const empty = { lastPrice: null, shortDescription: null, description: null, image: null, medias: null, reviews: [] }
const product = {
  ...empty,
  name: "Sac à main Casbah",
  slug,
  price,
  status: "in-stock",
  features: [],
  colors: [{ id: 1, name: color, hex: "#8a4b20" }],
}

/** Starts a storefront of the attacked checkout over a server as strict as Strapi. */
export async function startStrapiShop(): Promise<AttackedShop> {
  const thread = new Worker(new URL("./strapi-thread.ts", import.meta.url), {
    workerData: { token: apiToken, product },
  })
  const [url] = await once(thread, "message")
  const shop = await startShop("storefront", { API_BASE: url })
  const remove = async () => {
    await shop.remove()
    await thread.terminate()
  }
  return { ...shop, remove }
}
