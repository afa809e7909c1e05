import type { HeadPage, PageHead } from "#core/content/page-heads/page-head.ts"
import { locales } from "#core/i18n/locale.ts"
import type { Texts } from "#core/i18n/texts.ts"
import type { Db, Tx } from "../database.ts"

/** A head as it is stored: the picture by its address. */
export type StoredHead = PageHead<Texts, string>

type FoundHead = StoredHead & { page: HeadPage; updatedAt: string }

/** Lists the titles, descriptions and pictures that the merchant wrote, at most one row a page. */
export async function listPageHeads(db: Db): Promise<FoundHead[]> {
  const rows = await db.selectFrom("page_head").selectAll().execute()
  return rows.map(({ page, title, description, picture, edited_at }) => {
    // Written by this program alone.
    const texts = { title: JSON.parse(title) as Texts, description: JSON.parse(description) as Texts }
    return { page, ...texts, picture, updatedAt: edited_at }
  })
}

const isEmpty = ({ title, description, picture }: StoredHead) =>
  picture === null && locales.every((locale) => title[locale] === "" && description[locale] === "")

/** Stores what a page says of itself, unless somebody else has since it was read. Without texts and picture nothing is stored.
 *  @param readAt null = nobody had written it
 *  @returns whether it was stored */
export async function replacePageHead(
  tx: Tx,
  { page, readAt, head }: { page: HeadPage; readAt: string | null; head: StoredHead },
  now: Date,
): Promise<boolean> {
  const row = {
    title: JSON.stringify(head.title),
    description: JSON.stringify(head.description),
    picture: head.picture,
    edited_at: now.toISOString(),
  }
  const inserted = tx
    .insertInto("page_head")
    .values({ page, ...row })
    .onConflict((c) => c.doNothing())
    .returning("page")
  const changed = tx
    .updateTable("page_head")
    .set(row)
    .where("page", "=", page)
    .where("edited_at", "=", readAt ?? "")
    .returning("page")
  const written = await (readAt === null ? inserted : changed).executeTakeFirst()
  if (!written) return false
  if (isEmpty(head)) await tx.deleteFrom("page_head").where("page", "=", page).execute()
  return true
}
