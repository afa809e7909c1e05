import { closeSync, existsSync, openSync, readSync } from "node:fs"
import { join } from "node:path"
import type { SampleColor, SampleProduct } from "#sample/types.ts"
import type { Tx } from "../database.ts"
import { documentIdOf } from "../document-id.ts"
import { alternativeText, type View, views } from "./alternative-text.ts"
import { inEachLocale } from "./in-each-locale.ts"
import { webpSize } from "./webp-size.ts"

const mostMedias = 6

/** The pictures of a product as keys of `media` rows; null and left out where a file is missing. */
export type ProductPictures = {
  main: number | null
  colors: (number | null)[]
  /** Views of the first colour, then the other colours. */
  medias: number[]
}

function readSize(file: string) {
  if (!existsSync(file)) return undefined
  const head = Buffer.alloc(30)
  const open = openSync(file, "r")
  try {
    readSync(open, head)
  } finally {
    closeSync(open)
  }
  return webpSize(head)
}

async function storePicture(tx: Tx, folder: string, product: SampleProduct, color: SampleColor, view?: View) {
  const path = `${product.slug}/${color.key}${view ? `-${view}` : ""}.webp`
  const size = readSize(join(folder, path))
  if (!size) return null
  const { id } = await tx
    .insertInto("media")
    .values({ document_id: documentIdOf(`media:${path}`), url: `/media/${path}`, ...size })
    .returning("id")
    .executeTakeFirstOrThrow()
  const text = alternativeText(product.title, color.name, view)
  await tx
    .insertInto("media_text")
    .values(inEachLocale((locale) => ({ media_id: id, alternative_text: text[locale] })))
    .execute()
  return id
}

/** Stores the pictures of a product that are there: `{slug}/{colour}.webp` and `{slug}/{colour}-{view}.webp`. */
export async function storePictures(tx: Tx, folder: string, product: SampleProduct): Promise<ProductPictures> {
  const colors: (number | null)[] = []
  for (const color of product.colors) colors.push(await storePicture(tx, folder, product, color))
  const [first] = product.colors
  const medias: (number | null)[] = []
  for (const view of first ? views : []) {
    if (first) medias.push(await storePicture(tx, folder, product, first, view))
  }
  const there = [...medias, ...colors.slice(1)].filter((id) => id !== null)
  return { main: colors[0] ?? null, colors, medias: there.slice(0, mostMedias) }
}
