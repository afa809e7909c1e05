import type { PictureFacts } from "#core/media/picture.ts"
import type { Db, Tx } from "../../database.ts"
import { base64Parts, joinedParts } from "../../media/byte-parts.ts"
import { findMediaIds } from "../../media/media-ids.ts"
import { storeUpload } from "../../media/uploads.ts"
import { inTransaction } from "../../transaction.ts"
import type { ReadPicture } from "./file-pictures.ts"
import type { PreparedProduct } from "./import-rows.ts"
import { touchImport } from "./staged-import.ts"

/** Puts a new picture beside the products of an import. The library does not have it until a product of it is about to be stored. */
export async function stagePicture(
  db: Db,
  importId: number,
  url: string,
  { bytes, facts, fileName }: ReadPicture,
): Promise<void> {
  const rows = base64Parts(bytes).map((content, part) => ({
    import_id: importId,
    url,
    part,
    facts: part === 0 ? JSON.stringify({ facts, fileName }) : null,
    content,
  }))
  await inTransaction(db, async (tx) => {
    await tx.insertInto("product_import_picture").values(rows).execute()
    await touchImport(tx, importId)
  })
}

/** Moves a staged picture into the library.
 *  @returns its key; undefined where it was not staged */
async function storeStagedPicture(tx: Tx, importId: number, url: string): Promise<number | undefined> {
  const staged = tx.selectFrom("product_import_picture").where("import_id", "=", importId).where("url", "=", url)
  const parts = await staged.select(["facts", "content"]).orderBy("part").execute()
  const bytes = joinedParts(parts)
  const about = parts[0]?.facts
  if (!bytes || !about) return undefined
  // Written by `stagePicture` alone.
  const { facts, fileName } = JSON.parse(about) as { facts: PictureFacts; fileName: string | null }
  const { id } = await storeUpload(tx, { bytes, facts, fileName })
  await tx.deleteFrom("product_import_picture").where("import_id", "=", importId).where("url", "=", url).execute()
  return id
}

/** Moves the new pictures of some products of an import into the library, each in a transaction of its own: on SQLite orders
 *  wait for a transaction, and a picture has some hundred kilobytes. One that another process has moved meanwhile is passed over.
 *  @param rest called after each, while no transaction is open */
export async function moveStagedPictures(
  db: Db,
  importId: number,
  products: readonly PreparedProduct[],
  rest: () => Promise<void>,
): Promise<void> {
  const urls = [...new Set(products.flatMap(({ pictures }) => pictures ?? []))]
  const known = await findMediaIds(db, urls)
  for (const url of urls) {
    if (known.has(url)) continue
    await inTransaction(db, async (tx) => {
      await touchImport(tx, importId)
      await storeStagedPicture(tx, importId, url)
    })
    await rest()
  }
}

/** Stores the new pictures of some products of an import.
 *  @returns the keys of all their pictures by their addresses
 *  @throws Error when a picture is neither in the library nor staged */
export async function storeStagedPictures(
  tx: Tx,
  importId: number,
  products: readonly PreparedProduct[],
): Promise<Map<string, number>> {
  const urls = [...new Set(products.flatMap(({ pictures }) => pictures ?? []))]
  const ids = await findMediaIds(tx, urls)
  for (const url of urls) {
    if (ids.has(url)) continue
    const id = await storeStagedPicture(tx, importId, url)
    if (id === undefined) throw new Error(`The picture ${url} of an import is gone`)
    ids.set(url, id)
  }
  return ids
}
