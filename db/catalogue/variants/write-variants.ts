import { combinations, variantSku } from "#core/catalogue/variants/combinations.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { Centimes } from "#core/money.ts"
import { unshippedStatuses } from "#core/orders/order-status.ts"
import type { Db, Tx } from "../../database.ts"
import { randomDocumentId } from "../../document-id.ts"
import { storeRows } from "../../store-rows.ts"

/** Fields of one combination as the staff edit it. Amounts in centimes, weight in grams. */
export type VariantFacts = VariantChoice & {
  /** "" = made from the product's. */
  sku: string
  barcode: string | null
  /** null = the product's. */
  price: Centimes | null
  lastPrice: Centimes | null
  /** Cost of one unit for the shop; null = the product's, undefined = unchanged. */
  cost?: Centimes | null | undefined
  weight: number | null
  imageId: number | null
  active: boolean
}

export type VariantsOfProduct = {
  id: number
  sku: string
  /** Codes, in their order. */
  colors: readonly string[]
  sizes: readonly string[]
  /** Fields of some of them; the others stay as they are, and new ones are sold at the product's price. */
  facts: readonly VariantFacts[]
}

/** The place of a row whose combination was taken away and that orders name: it is sold again when that comes back. */
const removedPosition = -1

const keyOf = ({ color, size }: VariantChoice) => `${color}\n${size}`

/** Makes the rows of a product's variants those of its colours and sizes: new combinations get a row, others are told
 *  anew, and rows of combinations that are no more are deleted, or hidden where orders name them.
 *  @returns how many combinations there are */
export async function storeVariants(tx: Tx, { id, sku, colors, sizes, facts }: VariantsOfProduct): Promise<number> {
  const wanted = combinations(colors, sizes)
  const factsByKey = new Map(facts.map((fact) => [keyOf(fact), fact]))
  const before = await tx
    .selectFrom("product_variant")
    .select(["id", "color", "size", "sku", "position"])
    .where("product_id", "=", id)
    .execute()
  const known = new Map(before.map((row) => [keyOf(row), row]))
  const wantedKeys = new Set(wanted.map(keyOf))
  await removeVariants(
    tx,
    before.filter((row) => !wantedKeys.has(keyOf(row))).map((row) => row.id),
  )
  const changed = before.filter((row) => (factsByKey.get(keyOf(row))?.sku ?? row.sku) !== row.sku)
  await freeSkus(tx, changed)
  const others = before.filter((row) => !changed.includes(row)).map((row) => row.sku)
  const used = new Set([...others, ...facts.map((fact) => fact.sku)])
  const isMade = (choice: VariantChoice) => factsByKey.get(keyOf(choice))?.sku === "" || !known.has(keyOf(choice))
  const taken = await takenSkus(
    tx,
    wanted.filter(isMade).map((choice) => variantSku(sku, choice)),
  )
  const madeSku = async (choice: VariantChoice) => {
    const wantedSku = variantSku(sku, choice)
    const made = taken.has(wantedSku) || used.has(wantedSku) ? await freeSku(tx, wantedSku, used) : wantedSku
    used.add(made)
    return made
  }
  const created = []
  for (const [position, choice] of wanted.entries()) {
    const fact = factsByKey.get(keyOf(choice))
    const row = known.get(keyOf(choice))
    const columns = fact && {
      barcode: fact.barcode,
      price: fact.price,
      last_price: fact.lastPrice,
      weight: fact.weight,
      ...(fact.cost !== undefined && { cost: fact.cost }),
      image_id: fact.imageId,
      active: fact.active ? (1 as const) : (0 as const),
      ...(fact.sku !== "" && { sku: fact.sku }),
    }
    if (!row) {
      created.push({
        document_id: randomDocumentId(),
        product_id: id,
        position,
        ...choice,
        barcode: null,
        price: null,
        last_price: null,
        cost: null,
        weight: null,
        image_id: null,
        active: 1 as const,
        ...columns,
        sku: fact?.sku || (await madeSku(choice)),
      })
      continue
    }
    if (!columns && row.position === position) continue
    const made = fact?.sku === "" ? { sku: await madeSku(choice) } : {}
    await tx
      .updateTable("product_variant")
      .set({ position, ...(row.position === removedPosition && { active: 1 }), ...columns, ...made })
      .where("id", "=", row.id)
      .execute()
  }
  await storeRows(tx, created, (rows) => tx.insertInto("product_variant").values(rows))
  await tx.updateTable("product").set({ variant_count: wanted.length }).where("id", "=", id).execute()
  return wanted.length
}

/** Takes the SKUs away from rows that get other ones, so that two rows can exchange theirs. */
async function freeSkus(tx: Tx, rows: readonly { id: number }[]): Promise<void> {
  for (const { id } of rows) {
    await tx
      .updateTable("product_variant")
      .set({ sku: `~${id}` })
      .where("id", "=", id)
      .execute()
  }
}

/** Rows that orders name stay for them, and are not sold. */
async function removeVariants(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable("product_variant").set({ active: 0, position: removedPosition }).where("id", "in", ids).execute()
  await tx
    .deleteFrom("product_variant")
    .where("id", "in", ids)
    .where((e) =>
      e.not(e.exists(e.selectFrom("order_line").select("id").whereRef("variant_id", "=", "product_variant.id"))),
    )
    .execute()
}

/** Those of some SKUs that variants have. */
async function takenSkus(tx: Tx, skus: string[]): Promise<ReadonlySet<string>> {
  if (skus.length === 0) return new Set()
  const rows = await tx.selectFrom("product_variant").select("sku").where("sku", "in", skus).execute()
  return new Set(rows.map(({ sku }) => sku))
}

/** The first of `SKU`, `SKU-2`, `SKU-3`, … that no variant has.
 *  @param used those that are not free beside */
export async function freeSku(tx: Tx, wanted: string, used: ReadonlySet<string>): Promise<string> {
  for (let number = 1; ; number++) {
    const sku = number === 1 ? wanted : `${wanted}-${number}`
    if (used.has(sku)) continue
    const taken = await tx.selectFrom("product_variant").select("id").where("sku", "=", sku).executeTakeFirst()
    if (!taken) return sku
  }
}

/** Counts the available units of a product whose variants count apart: those of sold variants, without the units
 *  promised to orders whose choice is open. The product is locked. May be below 0. */
export async function unitsOfVariants(tx: Tx, productId: number): Promise<number> {
  const own = await tx
    .selectFrom("product_variant")
    .select((e) => e.fn.coalesce(e.fn.sum<number>("quantity"), e.lit(0)).as("units"))
    .where("product_id", "=", productId)
    .where("active", "=", 1)
    .executeTakeFirstOrThrow()
  return Number(own.units) - (await promisedUnits(tx, productId))
}

/** Units of a product in orders that hold them and of which nobody knows the variant yet.
 *  @param stockBy where the variants share the product's units, lines are counted that would be open if they did not */
export async function promisedUnits(
  db: Db,
  productId: number,
  stockBy: "product" | "variant" = "variant",
): Promise<number> {
  const promised = await db
    .selectFrom("order_line as l")
    .innerJoin("orders as o", "o.id", "l.order_id")
    .select((e) => e.fn.coalesce(e.fn.sum<number>("l.quantity"), e.lit(0)).as("units"))
    .where("l.product_id", "=", productId)
    .where((e) => (stockBy === "variant" ? e("l.open_choice", "=", 1) : e("l.variant_id", "is", null)))
    .where("o.status", "in", unshippedStatuses)
    .where("o.stock_released_at", "is", null)
    .executeTakeFirstOrThrow()
  return Number(promised.units)
}
