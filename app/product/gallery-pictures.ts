import type { Picture, Product } from "#core/product.ts"

export type Gallery = {
  /** The main picture, the extra ones, then those of colours that are in neither. */
  pictures: Picture[]
  /** How many of them have a small image: the main picture and the extra ones (specification, section 2). */
  thumbnails: number
}

/** The pictures of a product's gallery, none twice. */
export function galleryOf({ image, medias, colors }: Pick<Product, "image" | "medias" | "colors">): Gallery {
  const listed = unique(image ? [image, ...medias] : medias)
  const pictures = unique([...listed, ...colors.flatMap(({ image: picture }) => picture ?? [])])
  return { pictures, thumbnails: listed.length }
}

/** Where a colour's picture stands in the gallery; null when the colour has none. */
export function pictureOfColor(gallery: Gallery, colors: Product["colors"], name: string): number | null {
  const url = colors.find((color) => color.name === name)?.image?.url
  const index = gallery.pictures.findIndex((picture) => picture.url === url)
  return index < 0 ? null : index
}

function unique(pictures: Picture[]): Picture[] {
  return pictures.filter(({ url }, index) => pictures.findIndex((other) => other.url === url) === index)
}
