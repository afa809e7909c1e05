import { defaultTheme, isSameTheme, maxThemeVersions, type Theme } from "#core/content/theme/theme.ts"
import type { Db, Tx } from "../database.ts"

/** The published theme of the storefront and its draft. */
export type ThemeState = {
  draft: Theme
  published: Theme
  /** Versions before the published one, to which the merchant can go back. */
  undoSteps: number
  /** Changes with everything here. */
  updatedAt: string
}

// Written by this program alone.
const toTheme = (json: string): Theme => ({ ...defaultTheme, ...(JSON.parse(json) as Partial<Theme>) })

/** Published versions, the newest first. */
const listVersions = (db: Db) =>
  db
    .selectFrom("shop_theme")
    .select(["id", "theme"])
    .where("published_at", "is not", null)
    .orderBy("id", "desc")
    .limit(maxThemeVersions + 1)
    .execute()

/** Finds the published theme of the storefront. */
export async function findPublishedTheme(db: Db): Promise<Theme> {
  const [newest] = await listVersions(db)
  return newest ? toTheme(newest.theme) : defaultTheme
}

export async function findThemeState(db: Db): Promise<ThemeState> {
  const draft = await db
    .selectFrom("shop_theme")
    .select(["theme", "edited_at as editedAt"])
    .where("published_at", "is", null)
    .executeTakeFirstOrThrow()
  const versions = await listVersions(db)
  const [newest] = versions
  return {
    draft: toTheme(draft.theme),
    published: newest ? toTheme(newest.theme) : defaultTheme,
    undoSteps: Math.max(0, versions.length - 1),
    updatedAt: draft.editedAt,
  }
}

/** Stores the draft if nobody has changed anything since it was read.
 *  @param readAt `updatedAt` of what was read
 *  @returns whether it was as it was read */
export async function updateThemeDraft(tx: Tx, theme: Theme, readAt: string, now: Date): Promise<boolean> {
  // A clock that stands still or was set back gives a version of its own all the same.
  const edited = Math.max(now.getTime(), Date.parse(readAt) + 1)
  const stored = await tx
    .updateTable("shop_theme")
    .set({ theme: JSON.stringify(theme), edited_at: new Date(edited).toISOString() })
    .where("published_at", "is", null)
    .where("edited_at", "=", readAt)
    .returning("id")
    .executeTakeFirst()
  return stored !== undefined
}

/** Publishes a theme as a new version, and deletes what nobody can go back to any more. The first one follows the default
 *  theme as a version of its own. What is published already stays one version. */
export async function insertThemeVersion(tx: Tx, theme: Theme, now: Date): Promise<void> {
  const [newest] = await listVersions(tx)
  const published = newest ? toTheme(newest.theme) : defaultTheme
  if (isSameTheme(published, theme)) return
  const at = now.toISOString()
  for (const version of newest ? [theme] : [defaultTheme, theme]) {
    const row = { theme: JSON.stringify(version), published_at: at, edited_at: at }
    await tx.insertInto("shop_theme").values(row).execute()
  }
  const oldest = (await listVersions(tx))[maxThemeVersions]
  if (!oldest) return
  await tx.deleteFrom("shop_theme").where("published_at", "is not", null).where("id", "<", oldest.id).execute()
}

/** Deletes the published version: the one before it is shown again.
 *  @returns whether there was one before it */
export async function deleteThemeVersion(tx: Tx): Promise<boolean> {
  const [newest, before] = await listVersions(tx)
  if (!newest || !before) return false
  await tx.deleteFrom("shop_theme").where("id", "=", newest.id).execute()
  return true
}
