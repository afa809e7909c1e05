import { type CsvStyle, csvLine } from "../../files/csv.ts"
import { guardCell } from "../../files/formula-guard.ts"
import { pictureCell } from "./picture-cell.ts"
import type { ProductColumn } from "./product-columns.ts"

/** Columns of the example: those that a merchant of clothes or shoes fills in. */
const columns = [
  ...([
    "sku",
    "parent",
    "color",
    "size",
    "product_type",
    "brand",
    "categories",
    "name_fr",
    "name_ar",
    "name_en",
  ] as const),
  ...([
    "short_description_fr",
    "price",
    "last_price",
    "quantity",
    "barcode",
    "weight",
    "picture",
    "pictures",
    "active",
  ] as const),
  ...(["colors", "sizes", "size_kind", "published"] as const),
] as const satisfies readonly ProductColumn[]

type Cells = Partial<Record<(typeof columns)[number], string | number>>

const variant = (parent: string, color: string, size: string, quantity: number, more: Cells = {}): Cells => ({
  parent,
  color,
  size,
  quantity,
  active: 1,
  ...more,
})

/** Two products with their variants: a T-shirt in two colours and three sizes, of which one costs more and one is not sold,
 *  and shoes whose colours and sizes their rows alone tell. Both are drafts.
 *  @param shop a brand, a category and pictures that the shop has, so that it can be imported as it is */
function exampleRows({ brand, category, pictures }: ExampleShop): Cells[] {
  const own = { product_type: "fashion", brand, categories: category, published: 0 }
  return [
    {
      sku: "EXEMPLE-TSHIRT",
      ...own,
      price: 2500,
      last_price: 2900,
      name_fr: "Tee-shirt en coton",
      name_ar: "قميص قطني",
      name_en: "Cotton T-shirt",
      short_description_fr: "Coton peigné, coupe droite.",
      colors: "Noir|أسود|Black|#23252a; Blanc|أبيض|White|#f2efe9",
      sizes: "S; M; L",
      size_kind: "size",
    },
    variant("EXEMPLE-TSHIRT", "Noir", "S", 4, { barcode: "6130001000017", weight: 180 }),
    variant("EXEMPLE-TSHIRT", "Noir", "M", 6, { barcode: "6130001000024", weight: 190 }),
    variant("EXEMPLE-TSHIRT", "Noir", "L", 3, { barcode: "6130001000031", weight: 200, price: 2700 }),
    variant("EXEMPLE-TSHIRT", "Blanc", "S", 2),
    variant("EXEMPLE-TSHIRT", "Blanc", "M", 5),
    variant("EXEMPLE-TSHIRT", "Blanc", "L", 0, { active: 0 }),
    {
      sku: "EXEMPLE-BASKETS",
      ...own,
      price: 8900,
      name_fr: "Baskets en toile",
      name_ar: "حذاء رياضي قماشي",
      name_en: "Canvas trainers",
      short_description_fr: "Toile légère, semelle souple.",
      size_kind: "shoe",
      pictures: pictureCell(pictures),
    },
    variant("EXEMPLE-BASKETS", "Bleu marine", "40", 2, { sku: "EXEMPLE-BASKETS-40" }),
    variant("EXEMPLE-BASKETS", "Bleu marine", "41", 3, { sku: "EXEMPLE-BASKETS-41" }),
    variant("EXEMPLE-BASKETS", "Bleu marine", "42", 1, { sku: "EXEMPLE-BASKETS-42" }),
  ]
}

/** `pictures`: paths of pictures that the shop has. */
export type ExampleShop = { brand: string; category: string; pictures: string[] }

/** A file of products with variants that shows what its columns hold, as spreadsheets open it. */
export function exampleFile(shop: ExampleShop, style: CsvStyle): string {
  const lines = exampleRows(shop).map((cells) =>
    csvLine(
      columns.map((column) => cells[column] ?? ""),
      style,
      guardCell,
    ),
  )
  return `\uFEFF${csvLine(columns, style)}${lines.join("")}`
}
