import type { Product } from "#core/catalogue/product.ts"
import { isInStock } from "#core/catalogue/product.ts"
import type { ProductType } from "#core/catalogue/product-type.ts"
import type { SectionContents, SlideContent } from "#core/content/sections/section.ts"
import type { Picture } from "#core/media/picture.ts"
import type { Row } from "../../api-client/listing.ts"
import type { Slide } from "../home/heroes/slide.ts"
import { canShow, type SectionReader } from "./section-reader.server.ts"
import type { SectionView, SectionViews } from "./section-views.ts"

type Content = SectionContents<string, Picture>["slides"]

const wordsOf = ({ name, kick, title, text }: SlideContent<string, Picture>) =>
  title === "" ? null : { name: name || title, kick, title, text }

/** One of the merchant's slides; null when the product that it names cannot be bought, or there is nothing to see. */
function ownSlide(item: SlideContent<string, Picture>, reader: SectionReader): Slide | null {
  const product = reader.product(item.product)
  if (item.product && !(product && isInStock(product))) return null
  const picture = reader.pictureOf(item.product) ?? item.picture
  const words = wordsOf(item)
  if (!picture || !(product || words)) return null
  const { button, link } = item
  return {
    product: product ?? null,
    picture,
    ...(item.picture && { wide: item.picture }),
    universe: product?.productType ?? null,
    words,
    button,
    link,
  }
}

const slideOf = (product: Product): Slide[] =>
  product.image
    ? [{ product, picture: product.image, universe: product.productType, words: null, button: "", link: "" }]
    : []

/** Products with a picture that can be bought: featured ones, then any. */
async function candidates(reader: SectionReader, universe: ProductType | null, limit: number) {
  const row = (rule: Row["rule"]) =>
    reader.row({ rule, limit, image: true, ...(universe && { productType: universe }) })
  const [featured, others] = await Promise.all([row("featured"), row("in-stock")])
  return { featured, others: others.filter(({ id }) => featured.every((product) => product.id !== id)) }
}

const notShown = (slides: readonly Slide[]) => (product: Product) =>
  slides.every((slide) => slide.product?.id !== product.id)

/** The view of slides: the merchant's, filled up with featured products, in a universe with any. */
export async function slidesView(
  { look, universe, label, items, fill, tile }: Content,
  reader: SectionReader,
  { id, hasPromises }: { id: string; hasPromises: boolean },
): Promise<SectionView | null> {
  const { featured, others } = await candidates(reader, universe, 2 * fill + 1)
  const own = items.flatMap((item) => ownSlide(item, reader) ?? [])
  const more = [...featured, ...(universe ? others : [])].filter(notShown(own)).flatMap(slideOf)
  const slides = [...own, ...more.slice(0, Math.max(0, fill - own.length))]
  const [first] = items
  const words = first && wordsOf(first)
  if (look === "words" && first && words) {
    const { picture, link, button } = first
    const view = { universe, words: { ...words, link, button }, picture, slides: picture ? [] : slides.slice(0, 3) }
    return { kind: "slide-words", id, view }
  }
  if (slides.length === 0) return null
  const view: SectionViews["slides"] = {
    look: look === "words" ? "alone" : look,
    universe,
    label,
    slides,
    tile: null,
    hasPromises,
  }
  if (look !== "tile") return { kind: "slides", id, view }
  const chosen = reader.product(tile)
  const beside = [...(chosen ? [chosen] : []), ...featured, ...others].filter(canShow).find(notShown(slides))
  return { kind: "slides", id, view: { ...view, tile: beside ?? null } }
}
