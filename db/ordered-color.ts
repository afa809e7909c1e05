import type { Locale } from "#core/locale.ts"
import type { Db } from "./database.ts"
import { mediaByIds } from "./media.ts"

/** What stands between a colour and a size in an order's `color`: the payload has no field for the size. */
const beforeSize = " · "

type ColoredLine = { productId: number; imageId: number | null; color: string | null }

/** The colours of an order's lines by their names in any language: each name in the order's language, and its picture.
 *  A size that follows it is kept. A colour that the product does not have stays as the client wrote it; the merchant
 *  asks by phone. */
export async function orderedColors(
  db: Db,
  lines: ColoredLine[],
  locale: Locale,
): Promise<{ color: string | null; image: string | null }[]> {
  const known = await colorsOf(db, lines, locale)
  const found = lines.map(({ productId, imageId, color }) => {
    const [name = "", ...size] = (color ?? "").split(beforeSize)
    const own = known.find((candidate) => candidate.productId === productId && candidate.given === name)
    return { color: own ? [own.told, ...size].join(beforeSize) : color || null, imageId: own?.imageId ?? imageId }
  })
  const ids = found.map(({ imageId }) => imageId)
  const media = await mediaByIds(db, ids, locale)
  return found.map(({ color, imageId }) => ({ color, image: media.get(imageId ?? 0)?.url ?? null }))
}

async function colorsOf(db: Db, lines: ColoredLine[], locale: Locale) {
  const colored = lines.filter(({ color }) => color)
  if (colored.length === 0) return []
  const ids = colored.map(({ productId }) => productId)
  return db
    .selectFrom("product_color")
    .innerJoin("product_color_text as given", "given.color_id", "product_color.id")
    .innerJoin("product_color_text as told", "told.color_id", "product_color.id")
    .select(["product_color.product_id as productId", "given.name as given", "told.name as told"])
    .select("product_color.image_id as imageId")
    .where("product_color.product_id", "in", ids)
    .where("told.locale", "=", locale)
    .orderBy("product_color.position")
    .execute()
}
