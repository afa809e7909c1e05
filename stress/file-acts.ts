import { productImportLine } from "#api/imports/contract-product-import.ts"
import { shoeUnits } from "#api/testing/shoe.ts"
import type { TestShop } from "#api/testing/shop.ts"
import { type ActCounts, below, pickOne } from "./acts.ts"

const parent = "ESSAI-1"
const colors = { noir: "Noir", blanc: "Blanc" } as const

type Files = {
  shop: TestShop
  /** Sends a file of products. */
  upload: (csv: string) => Promise<Response>
  counts: ActCounts
}

/** Random files that change the stock of the shoe of api/testing/shoe.ts, or of its variants. */
export function fileActs({ shop, upload, counts: { answered, did } }: Files) {
  async function send(what: string, ...rows: string[]): Promise<void> {
    const answer = await upload(`${rows.join("\n")}\n`)
    const text = await answer.text()
    answered(answer.status)
    if (answer.status !== 200) return
    const last = productImportLine.parse(JSON.parse(text.trim().split("\n").at(-1) ?? ""))
    if (last.kind === "result" && last.data.problems === 0) did(what)
  }

  async function importUnits(): Promise<void> {
    const { quantity } = await shoeUnits(shop)
    await send(
      "units imported",
      "sku,quantity,quantity_was",
      `${parent},${Math.max(0, quantity + below(9) - 3)},${quantity}`,
    )
  }

  /** Some of the variants, of which one may be taken off sale or be of a new size. */
  async function importVariants(): Promise<void> {
    const { variants } = await shoeUnits(shop)
    const known = Object.entries(variants).map(([key, units]) => {
      const [color = "", size = ""] = key.split("/")
      const name = colors[color as keyof typeof colors]
      return `,${parent},${name},${size},${Math.max(0, units + below(9) - 3)},${units},${Math.random() < 0.9 ? 1 : 0}`
    })
    const isNew = Math.random() < 0.3
    const added = `,${parent},${pickOne(Object.values(colors))},43,${below(6)},0,1`
    const rows = known.filter(() => Math.random() < 0.6)
    const fileRows = isNew && !("noir/43" in variants || "blanc/43" in variants) ? [...rows, added] : rows
    if (fileRows.length === 0) return
    await send("variants imported", "sku,parent,color,size,quantity,quantity_was,active", ...fileRows)
  }

  /** Takes a size away, or brings it back: orders may name its variants. */
  async function importSizes(): Promise<void> {
    await send("sizes imported", "sku,sizes", `${parent},${pickOne(["41; 42", "41; 42; 43", "42; 41"])}`)
  }

  return [importUnits, importVariants, importVariants, importSizes]
}
