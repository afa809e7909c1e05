import { type MenuEntry, type MenuName, menuGroups, menuText, type StoredMenuEntry } from "#core/content/menus/menu.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db, Tx } from "../database.ts"

type FoundMenu = { entries: StoredMenuEntry[]; updatedAt: string }

// Written by this program alone.
const fromJson = (entries: string) => JSON.parse(entries) as StoredMenuEntry[]

/** A menu that somebody has edited; undefined while nobody has. */
export async function findMenu(db: Db, menu: MenuName): Promise<FoundMenu | undefined> {
  const found = await db.selectFrom("shop_menu").selectAll().where("menu", "=", menu).executeTakeFirst()
  return found && { entries: fromJson(found.entries), updatedAt: found.edited_at }
}

/** Whether it is this caller that may write, and the menu stands as it was read. */
async function writeMenu(tx: Tx, menu: MenuName, readAt: string | null, row: { entries: string; edited_at: string }) {
  if (readAt === null) {
    const made = tx.insertInto("shop_menu").values({ menu, ...row })
    return made
      .onConflict((c) => c.doNothing())
      .returning("menu")
      .executeTakeFirst()
  }
  const changed = tx.updateTable("shop_menu").set(row).where("menu", "=", menu).where("edited_at", "=", readAt)
  return changed.returning("menu").executeTakeFirst()
}

/** Replaces a menu, unless somebody else has since it was read. Without entries it is the default one again.
 *  @param readAt null = nobody had edited it
 *  @returns whether it was replaced */
export async function replaceMenu(
  tx: Tx,
  { menu, readAt, entries }: { menu: MenuName; readAt: string | null; entries: readonly StoredMenuEntry[] },
  now: Date,
): Promise<boolean> {
  const row = { entries: JSON.stringify(entries), edited_at: now.toISOString() }
  if (!(await writeMenu(tx, menu, readAt, row))) return false
  if (entries.length === 0) await tx.deleteFrom("shop_menu").where("menu", "=", menu).execute()
  return true
}

/** The names of categories in a language, by their slugs; those that are gone are left out. */
async function categoryNames(db: Db, slugs: readonly string[], locale: Locale): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom("category")
    .innerJoin("category_text", (join) =>
      join.onRef("category_text.category_id", "=", "category.id").on("category_text.locale", "=", locale),
    )
    .select(["category.slug", "category_text.title"])
    .where("category.slug", "in", slugs)
    .execute()
  return new Map(rows.map(({ slug, title }) => [slug, title]))
}

/** The entries that are not hidden; a hidden title hides what stands under it. */
const visible = (menu: MenuName, entries: readonly StoredMenuEntry[]): StoredMenuEntry[] =>
  menuGroups(menu, entries)
    .filter(({ title }) => !title?.hidden)
    .flatMap(({ title, entries: under }) => [...(title ? [title] : []), ...under])
    .filter(({ hidden }) => !hidden)

/** The edited menus as their pages show them in a language: hidden entries, and those whose target is gone, are left out. */
export async function listShownMenus(db: Db, locale: Locale): Promise<Map<MenuName, MenuEntry<string>[]>> {
  const rows = await db.selectFrom("shop_menu").select(["menu", "entries"]).execute()
  const menus = rows.map(({ menu, entries }) => ({ menu, entries: visible(menu, fromJson(entries)) }))
  const categories = menus.flatMap(({ entries }) =>
    entries.flatMap(({ type, value }) => (type === "category" ? value : [])),
  )
  const names = await categoryNames(db, [...new Set(categories)], locale)
  const shown = ({ hidden: _, ...entry }: StoredMenuEntry): MenuEntry<string>[] => {
    const { type, value } = entry
    if (type === "category" && !names.has(value)) return []
    return [{ ...entry, text: menuText(entry, locale) || (type === "category" ? (names.get(value) ?? "") : "") }]
  }
  return new Map(menus.map(({ menu, entries }) => [menu, entries.flatMap(shown)]))
}
