import type { ProductDetail } from "#core/catalogue/product.ts"
import { findVariant } from "#core/catalogue/variants/choose-variant.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { Picture } from "#core/media/picture.ts"

export type Gallery = {
  /** The one that the page begins with, the main picture, the extra ones, then those of colours and variants that are in
   *  neither. */
  pictures: Picture[]
  /** How many of them have a small image: all but those of colours and variants (specification, section 2). */
  thumbnails: number
}

type Pictured = Pick<ProductDetail, "image" | "medias" | "colors" | "variants">

/** The pictures of a product's gallery, none twice.
 *  @param opening stands first where the page begins with another picture than the main one: so the server renders it
 *    large and with priority, and a phone's list begins with it */
export function toGallery({ image, medias, colors, variants }: Pictured, opening: Picture | null = null): Gallery {
  const listed = unique([opening, image, ...medias].flatMap((picture) => picture ?? []))
  const pictures = unique([...listed, ...[...colors, ...variants].flatMap(({ image: picture }) => picture ?? [])])
  return { pictures, thumbnails: listed.length }
}

/** The picture of a choice: the variant's, else its colour's. */
export const choicePicture = (
  { colors, variants }: Pick<Pictured, "colors" | "variants">,
  choice: VariantChoice,
): Picture | null =>
  findVariant(variants, choice)?.image ?? colors.find(({ code }) => code === choice.color)?.image ?? null

/** Where the picture of a choice stands in the gallery; null when it has none. */
export function pictureOfChoice(gallery: Gallery, product: Pictured, choice: VariantChoice): number | null {
  const url = choicePicture(product, choice)?.url
  const index = gallery.pictures.findIndex((picture) => picture.url === url)
  return index < 0 ? null : index
}

function unique(pictures: Picture[]): Picture[] {
  return pictures.filter(({ url }, index) => pictures.findIndex((other) => other.url === url) === index)
}
