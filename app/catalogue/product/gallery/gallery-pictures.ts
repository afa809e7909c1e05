import type { ProductDetail } from "#core/catalogue/product.ts"
import { findVariant } from "#core/catalogue/variants/choose-variant.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { Picture } from "#core/media/picture.ts"

export type Gallery = {
  /** The main picture, the extra ones, then those of colours and variants that are in neither. */
  pictures: Picture[]
  /** How many of them have a small image: the main picture and the extra ones (specification, section 2). */
  thumbnails: number
}

type Pictured = Pick<ProductDetail, "image" | "medias" | "colors" | "variants">

/** The pictures of a product's gallery, none twice. */
export function toGallery({ image, medias, colors, variants }: Pictured): Gallery {
  const listed = unique(image ? [image, ...medias] : medias)
  const pictures = unique([...listed, ...[...colors, ...variants].flatMap(({ image: picture }) => picture ?? [])])
  return { pictures, thumbnails: listed.length }
}

/** Where the picture of a choice stands in the gallery: the variant's, else its colour's; null when it has none. */
export function pictureOfChoice(
  gallery: Gallery,
  { colors, variants }: Pictured,
  choice: VariantChoice,
): number | null {
  const image = findVariant(variants, choice)?.image ?? colors.find(({ code }) => code === choice.color)?.image
  const url = image?.url
  const index = gallery.pictures.findIndex((picture) => picture.url === url)
  return index < 0 ? null : index
}

function unique(pictures: Picture[]): Picture[] {
  return pictures.filter(({ url }, index) => pictures.findIndex((other) => other.url === url) === index)
}
