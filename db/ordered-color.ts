import type { Locale } from "#core/locale.ts"
import type { Db } from "./database.ts"
import { keptQuery } from "./kept-query.ts"

/** What stands between a colour and a size in an order's `color`: the payload has no field for the size. */
const beforeSize = " · "

type ColoredLine = { productId: number; image: string | null; color: string | null }

const colorsOfProducts = keptQuery((db, { ids, locale }: { ids: number[]; locale: Locale }) =>
  db
    .selectFrom("product_color")
    .innerJoin("product_color_text as given", "given.color_id", "product_color.id")
    .innerJoin("product_color_text as told", "told.color_id", "product_color.id")
    .leftJoin("media", "media.id", "product_color.image_id")
    .select(["product_color.product_id as productId", "given.name as given", "told.name as told"])
    .select("media.url as image")
    .where("product_color.product_id", "in", ids)
    .where("told.locale", "=", locale)
    .orderBy("product_color.position"),
)

/** The colours of an order's lines by their names in any language: each name in the order's language, and its picture.
 *  A size that follows it is kept. A colour that the product does not have stays as the client wrote it; the merchant
 *  asks by phone. */
export async function orderedColors(
  db: Db,
  lines: ColoredLine[],
  locale: Locale,
): Promise<{ color: string | null; image: string | null }[]> {
  const ids = lines.flatMap(({ productId, color }) => (color ? productId : []))
  const known = ids.length > 0 ? await colorsOfProducts(db, { ids, locale }) : []
  return lines.map(({ productId, image, color }) => {
    const [name = "", ...size] = (color ?? "").split(beforeSize)
    const own = known.find((candidate) => candidate.productId === productId && candidate.given === name)
    return { color: own ? [own.told, ...size].join(beforeSize) : color || null, image: own?.image ?? image }
  })
}
