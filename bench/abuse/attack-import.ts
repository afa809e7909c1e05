import { maxProductRows } from "#api/catalogue/contract-product-import.ts"
import { createClient } from "./http.ts"
import type { Outcome } from "./outcome.ts"
import { apiToken, owner } from "./shop.ts"

const languages = ["fr", "ar", "en"]

/** Columns that are the same in each new row. */
const sameCells: Record<string, string> = {
  ...Object.fromEntries(languages.map((language) => [`short_description_${language}`, "Une phrase"])),
  ...Object.fromEntries(languages.map((language) => [`description_${language}`, "Un texte."])),
  brand: "Aura",
  product_type: "electronics",
  price: "1000",
  quantity: "5",
  categories: "audio",
  published: "1",
}

const titles = ["sku", ...languages.map((language) => `name_${language}`), ...Object.keys(sameCells)]

/** A file with as many new products as one import takes. */
function maxFileSize(): string {
  const same = Object.values(sameCells).join(";")
  const rows = Array.from(
    { length: maxProductRows },
    (_, index) => `LOAD-${index};Produit ${index};منتج ${index};Product ${index};${same}`,
  )
  return [titles.join(";"), ...rows].join("\n")
}

/** The owner looks a file of the largest size through and stores it, while orders come in once a second. */
export async function attackImport(url: string): Promise<Outcome> {
  const client = createClient(url, "203.0.113.9", 8)
  const signedIn = await client.sendJson("/api/admin/auth/sign-in/email", owner)
  const cookie = (signedIn.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ")
  let isOver = false
  const orders = orderOften(url, () => isOver)
  const results: string[] = []
  for (const dryRun of [1, 0]) {
    const { status, milliseconds, body } = await client.send(`/api/admin/products/import?dryRun=${dryRun}`, {
      method: "POST",
      headers: { cookie, "content-type": "text/csv" },
      body: maxFileSize(),
    })
    const last = body.trim().split("\n").at(-1) ?? ""
    results.push(`${dryRun ? "looked through" : "stored"} ${status} in ${(milliseconds / 1000).toFixed(1)} s`)
    if (!/"problems":0/.test(last)) results.push(last.slice(0, 200))
  }
  isOver = true
  const waits = await orders
  client.close()
  const longest = Math.max(...waits)
  const isStored = results.every((result) => / 200 /.test(result))
  return {
    held: isStored && longest <= 100,
    facts: `${maxProductRows} rows ${results.join(", ")}; ${waits.length} orders meanwhile, the slowest ${longest.toFixed(0)} ms`,
  }
}

/** Places an order five times a second.
 *  @returns milliseconds of each */
async function orderOften(url: string, isOver: () => boolean): Promise<number[]> {
  const client = createClient(url, "203.0.113.77", 8)
  const headers = { authorization: `Bearer ${apiToken}` }
  const times: number[] = []
  for (let index = 0; !isOver(); index++) {
    const data = {
      product: "Sac à main Casbah",
      slug: "sac-casbah",
      color: "Cognac",
      quantity: 1,
      amount: 18_900,
      wilaya: "Alger",
      commune: "Kouba",
      mobile: `0561${String(index).padStart(6, "0")}`,
      firstname: "Amina",
      lastname: "Bensalem",
      date: new Date().toISOString(),
    }
    const { status, milliseconds } = await client.sendJson(
      "/api/orders",
      { data },
      { ...headers, "idempotency-key": `import-${index}` },
    )
    if (status === 201) times.push(milliseconds)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  client.close()
  return times
}
