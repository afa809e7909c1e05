import { exportedColumns, fileLine, productCells } from "#core/catalogue/files/product-file-cells.ts"
import { csvLine } from "#core/csv.ts"
import { exportedProducts } from "#db/catalogue/import/export-products.ts"
import type { Db } from "#db/database.ts"

const style = { separator: ",", decimal: "." } as const

/** A file that changes every product of the shop, and has new ones like them until it has so many products.
 *  @param variants rows of variants of each new product, all behind the products */
export async function changedFile(db: Db, rows: number, variants = 0): Promise<Uint8Array> {
  const now = new Date()
  const lines = [csvLine(exportedColumns, style)]
  const products = []
  for await (const { product } of exportedProducts(db, {}, { now, lowStock: 3 })) products.push(product)
  for (let index = 0; index < rows; index++) {
    const product = products[index % products.length]
    if (!product) break
    const cells = productCells(product, now.toISOString())
    const isNew = index >= products.length
    const own = {
      ...cells,
      name_fr: `${cells.name_fr} ${index}`,
      ...(isNew && { sku: `neuf-${index}`, slug: "", quantity_was: "" }),
      ...(isNew && variants > 0 && { colors: "", sizes: "", quantity: "" }),
    }
    lines.push(fileLine(own, style))
  }
  for (let index = products.length; index < rows; index++) {
    for (let size = 0; size < variants; size++) {
      lines.push(fileLine({ parent: `neuf-${index}`, color: "Noir", size: String(36 + size), quantity: size }, style))
    }
  }
  return Buffer.from(lines.join(""))
}
