import { createHash, timingSafeEqual } from "node:crypto"
import { appendFile, mkdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Plugin, PluginShop } from "#server/plugins/plugin.ts"

/** Units of a product below which it is noted. */
const few = 3

const folderOf = ({ dataDir }: PluginShop) => join(dataDir, "plugins", "low-stock")

const digest = (text: string) => createHash("sha256").update(text).digest()

/** Whether a request has the key of `LOW_STOCK_KEY`; compared in a time that tells nothing. */
function hasKey(request: Request): boolean {
  const key = process.env.LOW_STOCK_KEY
  const given = request.headers.get("authorization")?.replace(/^Bearer /, "")
  return key !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(key))
}

/** Writes a line for each product that runs low, and shows the lines at `/x/low-stock/` to who has the key. */
const lowStock: Plugin = {
  name: "low-stock",
  events: ["stock.changed"],
  async onEvent(event, shop) {
    const { left, product } = event.data as { left?: number; product: { slug: string } | null }
    if (left === undefined || left >= few || !product) return
    const answer = await shop.fetch(`/api/products?filters[slug][$eq]=${encodeURIComponent(product.slug)}&locale=fr`)
    const { data } = (await answer.json()) as { data: { name: string }[] }
    await mkdir(folderOf(shop), { recursive: true })
    // The id of the event: a repeated one writes the same line again, which the reader drops.
    await appendFile(join(folderOf(shop), "lines.txt"), `${event.id} ${left} × ${data[0]?.name ?? product.slug}\n`)
  },
  async fetch(request, shop) {
    if (!hasKey(request)) return new Response("Forbidden", { status: 403 })
    const text = await readFile(join(folderOf(shop), "lines.txt"), "utf8").catch(() => "")
    const lines = new Set(text.split("\n").filter(Boolean))
    return new Response([...lines].map((line) => `${line.slice(line.indexOf(" ") + 1)}\n`).join(""))
  },
}

export default lowStock
