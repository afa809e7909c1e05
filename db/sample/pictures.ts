import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { PictureFacts } from "#core/media/picture.ts"
import { inUse } from "#sample/picture-texts/in-use.ts"
import type { SampleColor, SampleProduct, Text } from "#sample/types.ts"
import type { Tx } from "../database.ts"
import { toDocumentId } from "../document-id.ts"
import { alternativeText, type View, views } from "./alternative-text.ts"
import { inEachLocale } from "./in-each-locale.ts"

const maxMedias = 7

/** The pictures that are there, by their path in the folder: `casque-aura/noir.webp`. */
export type PictureIndex = Map<string, PictureFacts>

/** The pictures of a product as keys of `media` rows; null and left out where a file is missing. */
export type ProductPictures = {
  main: number | null
  colors: (number | null)[]
  /** Views of the first colour, then the other colours. */
  medias: number[]
}

/** Reads `index.json`, which `npm run make -- pictures` writes beside the pictures.
 *  @throws when there is none */
export function readPictureIndex(folder: string): PictureIndex {
  const index: Record<string, PictureFacts> = JSON.parse(readFileSync(join(folder, "index.json"), "utf8"))
  return new Map(Object.entries(index))
}

async function storePicture(tx: Tx, index: PictureIndex, product: SampleProduct, color: SampleColor, view?: View) {
  const name = `${product.slug}/${color.key}${view ? `-${view}` : ""}`
  return storeMedia(tx, index, name, inUse[name] ?? alternativeText(product.title, color.name, view))
}

/** Stores a picture of the folder with what it shows.
 *  @param name its path without `.webp`
 *  @returns the key of its row; null where the index does not have it */
export async function storeMedia(tx: Tx, index: PictureIndex, name: string, text: Text): Promise<number | null> {
  const path = `${name}.webp`
  const facts = index.get(path)
  if (!facts) return null
  const { dominantColor, ...others } = facts
  const { id } = await tx
    .insertInto("media")
    .values({
      document_id: toDocumentId(`media:${path}`),
      url: `/media/${path}`,
      ...others,
      dominant_color: dominantColor,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  await tx
    .insertInto("media_text")
    .values(inEachLocale((locale) => ({ media_id: id, alternative_text: text[locale] })))
    .execute()
  return id
}

/** Stores the pictures of a product that are there: `{slug}/{colour}.webp` and `{slug}/{colour}-{view}.webp`. */
export async function storePictures(tx: Tx, index: PictureIndex, product: SampleProduct): Promise<ProductPictures> {
  const colors: (number | null)[] = []
  for (const color of product.colors) colors.push(await storePicture(tx, index, product, color))
  const [first] = product.colors
  const medias: (number | null)[] = []
  for (const view of first ? views : []) {
    if (first) medias.push(await storePicture(tx, index, product, first, view))
  }
  const there = [...medias, ...colors.slice(1)].filter((id) => id !== null)
  return { main: colors[0] ?? null, colors, medias: there.slice(0, maxMedias) }
}
