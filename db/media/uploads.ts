import { locales } from "#core/i18n/locale.ts"
import type { PictureFacts } from "#core/media/picture.ts"
import type { Db, Tx } from "../database.ts"
import { toDocumentId } from "../document-id.ts"
import { base64Parts, joinedParts } from "./byte-parts.ts"

/** Where uploads are served from. */
const folder = "/media/uploads/"

/** The address of an uploaded picture: its content's hash, so that what is behind it never changes. */
export const uploadUrl = (hash: string): string => `${folder}${hash}.webp`

export type StoredUpload = { id: number; documentId: string; isNew: boolean }

const byUrl = (db: Db, hash: string) =>
  db
    .selectFrom("media")
    .select(["id", "document_id as documentId"])
    .where("url", "=", uploadUrl(hash))
    .executeTakeFirst()

async function storeBytes(tx: Tx, id: number, bytes: Uint8Array): Promise<void> {
  const rows = base64Parts(bytes).map((content, part) => ({ media_id: id, part, content }))
  await tx.insertInto("media_file").values(rows).execute()
}

/** Stores an uploaded picture with its bytes and no texts yet; the same picture again is the same row.
 *  @param fileName what the file was called; null = not known */
export async function storeUpload(
  tx: Tx,
  { bytes, facts, fileName }: { bytes: Uint8Array; facts: PictureFacts; fileName: string | null },
): Promise<StoredUpload> {
  const { hash, width, height, bytes: size, dominantColor, placeholder } = facts
  const made = await tx
    .insertInto("media")
    .values({
      document_id: toDocumentId(`media:uploads/${hash}`),
      url: uploadUrl(hash),
      width,
      height,
      hash,
      bytes: size,
      dominant_color: dominantColor,
      placeholder,
      file_name: fileName,
    })
    .onConflict((conflict) => conflict.column("url").doNothing())
    .returning(["id", "document_id as documentId"])
    .executeTakeFirst()
  if (!made) {
    const there = await byUrl(tx, hash)
    if (!there) throw new Error(`The picture ${hash} is neither new nor there`)
    return { ...there, isNew: false }
  }
  const texts = locales.map((locale) => ({ media_id: made.id, locale, alternative_text: "" }))
  await tx.insertInto("media_text").values(texts).execute()
  await storeBytes(tx, made.id, bytes)
  return { ...made, isNew: true }
}

/** Whether there is an uploaded picture of this hash. */
export const hasUpload = async (db: Db, hash: string): Promise<boolean> => (await byUrl(db, hash)) !== undefined

/** The bytes of an uploaded picture; undefined when there is none. */
export async function readUpload(db: Db, hash: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts = await db
    .selectFrom("media_file")
    .innerJoin("media", "media.id", "media_file.media_id")
    .select("media_file.content")
    .where("media.url", "=", uploadUrl(hash))
    .orderBy("media_file.part")
    .execute()
  return joinedParts(parts)
}

/** The hashes of all uploaded pictures, the newest first. */
export async function uploadHashes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("media")
    .select("hash")
    .where("url", "like", `${folder}%`)
    .orderBy("id", "desc")
    .execute()
  return rows.flatMap(({ hash }) => hash ?? [])
}
