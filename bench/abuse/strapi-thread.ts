// The entry of the thread that is a plain Strapi with one product: its own event loop, beside the attacker's.
import { parentPort, workerData } from "node:worker_threads"
import { strictStrapi } from "#strapi/testing/strict-strapi.ts"

const { token, product } = workerData as { token: string; product: Record<string, unknown> }
const strapi = await strictStrapi(token)
const { id, documentId } = strapi.add("categories", { title: "Mode" })
strapi.add("app-setting", { uniqueVisitorsCount: 0 })
strapi.add("products", { ...product, categories: [{ id, documentId, title: "Mode" }] })
parentPort?.postMessage(strapi.url)
