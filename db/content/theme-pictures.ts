import { type Theme, themePictureFields } from "#core/content/theme/theme.ts"
import type { ThemePicture } from "#core/content/theme/theme-picture.ts"
import type { Db, Tx } from "../database.ts"
import { base64Parts, joinedParts } from "../media/byte-parts.ts"
import { inTransaction } from "../transaction.ts"

/** A file of a picture: its name under `/media/theme/`, which holds a hash of the content. */
type ThemeFile = { name: string; bytes: Uint8Array }

const day = 86_400_000

/** Stores an uploaded logo or favicon with all its forms; the same one again is the same row.
 *  @param files its own file and the forms of it */
export async function insertThemePicture(
  tx: Tx,
  { url, width, height }: ThemePicture,
  files: ThemeFile[],
  now: Date,
): Promise<void> {
  const used = { used_at: now.toISOString() }
  const before = await tx.updateTable("theme_picture").set(used).where("url", "=", url).returning("id").execute()
  if (before.length > 0) return
  const made = await tx
    .insertInto("theme_picture")
    .values({ url, width, height, ...used })
    .onConflict((conflict) => conflict.column("url").doNothing())
    .returning("id")
    .executeTakeFirst()
  if (!made) return
  const rows = files.flatMap(({ name, bytes }) =>
    base64Parts(bytes).map((content, part) => ({ name, part, theme_picture_id: made.id, content })),
  )
  await tx.insertInto("theme_file").values(rows).execute()
}

/** Marks a picture as used, so that it is not purged before the theme that names it is stored.
 *  @returns whether there is such a picture, of this size */
export async function touchThemePicture(tx: Tx, { url, width, height }: ThemePicture, now: Date): Promise<boolean> {
  const found = await tx
    .updateTable("theme_picture")
    .set({ used_at: now.toISOString() })
    .where("url", "=", url)
    .where("width", "=", width)
    .where("height", "=", height)
    .returning("id")
    .executeTakeFirst()
  return found !== undefined
}

/** The bytes of a file under `/media/theme/`; undefined when there is none. */
export async function readThemeFile(db: Db, name: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts = await db.selectFrom("theme_file").select("content").where("name", "=", name).orderBy("part").execute()
  return joinedParts(parts)
}

/** Deletes pictures that neither the draft nor a version has, a day after they were last used: somebody may still have
 *  them in a form. */
export async function purgeThemePictures(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The draft and the versions: a dozen rows.
    const themes = await tx.selectFrom("shop_theme").select("theme").execute()
    const urls = themes.flatMap(({ theme }) => {
      const stored = JSON.parse(theme) as Partial<Theme>
      return themePictureFields.flatMap((field) => stored[field]?.url ?? [])
    })
    await tx
      .deleteFrom("theme_picture")
      .where("used_at", "<", new Date(now.getTime() - day).toISOString())
      .$if(urls.length > 0, (query) => query.where("url", "not in", [...new Set(urls)]))
      .execute()
  })
}
