import type { Db } from "../database.ts"

/** The colours of an order's lines that are the shop's own words: a colour of the product in any language, and sizes of it
 *  behind it. What a client wrote beside them is a stranger's text.
 *  @returns by the place of the line; null where the colour is not the product's */
export async function ownColors(db: Db, orderId: number): Promise<(string | null)[]> {
  const lines = await db
    .selectFrom("order_line as l")
    .leftJoin("product as p", "p.id", "l.product_id")
    .select(["l.color", "l.product_id as productId", "p.sizes"])
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
  return lines.map(({ color, productId, sizes }) => {
    const known = new Set([
      ...colors.filter((each) => each.productId === productId).map(({ name }) => name),
      // Written by this program.
      ...((JSON.parse(sizes ?? "[]") ?? []) as string[]),
    ])
    return color?.split(" · ").every((part) => known.has(part)) ? color : null
  })
}
