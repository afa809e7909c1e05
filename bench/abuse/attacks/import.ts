import { maxProductRows } from "#api/imports/contract-product-import.ts"
import { createClient } from "../http.ts"
import type { Outcome } from "../outcome.ts"
import { signInStaff } from "../people.ts"
import { owner } from "../shop.ts"

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

/** The owner looks a file of the largest size through and stores it. */
export async function attackImport(url: string): Promise<Outcome> {
  const client = createClient(url, "203.0.113.9", 8, 10 * 60_000)
  const cookie = await signInStaff(client, owner)
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
  client.close()
  return {
    held: results.every((result) => / 200 /.test(result)),
    facts: `${maxProductRows} rows ${results.join(", ")}`,
  }
}
