import { choiceText } from "#core/catalogue/variants/choice-text.ts"
import { beforeSize } from "#core/catalogue/variants/ordered-variant.ts"
import { type StoredSize, sizeValues } from "#core/catalogue/variants/size-values.ts"
import type { Db } from "../database.ts"

/** Colour and size of an order's lines as far as they are the shop's own words: a colour and a size of the product in any
 *  language. What a client wrote in their place is a stranger's text.
 *  @returns by the place of the line; "" where neither is the product's */
export async function ownChoices(db: Db, orderId: number): Promise<string[]> {
  const lines = await db
    .selectFrom("order_line as l")
    .leftJoin("product as p", "p.id", "l.product_id")
    .select(["l.color", "l.size", "l.product_id as productId", "p.sizes"])
    .where("l.order_id", "=", orderId)
    .orderBy("l.position")
    .execute()
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  const colors = await db
    .selectFrom("product_color as c")
    .innerJoin("product_color_text as t", "t.color_id", "c.id")
    .select(["c.product_id as productId", "t.name"])
    .where("c.product_id", "in", ids.length > 0 ? ids : [0])
    .execute()
  return lines.map(({ color, size, productId, sizes }) => {
    const sizeNames = new Set(namesOfSizes(sizes))
    const names = new Set(colors.filter((each) => each.productId === productId).map(({ name }) => name))
    // An older line holds the size behind its colour.
    const isOwnColor = color?.split(beforeSize).every((part) => names.has(part) || sizeNames.has(part))
    return choiceText({ color: isOwnColor ? color : null, size: size && sizeNames.has(size) ? size : null })
  })
}

// Written by this program.
const namesOfSizes = (sizes: string | null): string[] =>
  sizeValues(JSON.parse(sizes ?? "[]") as StoredSize[]).flatMap(({ name }) => Object.values(name))
