import { type MenuEntry, type MenuName, menuGroups, menuText, type StoredMenuEntry } from "#core/content/menus/menu.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { isShownCategory } from "../../catalogue/universes.ts"
import type { Db, Tx } from "../../database.ts"
import { findMainLocale } from "../../texts/main-locale.ts"

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

/** The names of categories in a language, by their slugs; those that are gone, or of a hidden universe, are left out. */
async function categoryNames(db: Db, slugs: readonly string[], locale: Locale): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom("category")
    .innerJoin("category_text", (join) =>
      join.onRef("category_text.category_id", "=", "category.id").on("category_text.locale", "=", locale),
    )
    .select(["category.slug", "category_text.title"])
    .where("category.slug", "in", slugs)
    .where(isShownCategory)
    .execute()
  return new Map(rows.map(({ slug, title }) => [slug, title]))
}

/** The slugs and titles of the merchant's own pages in a language, by their documentIds; those that are not seen are left out. */
async function ownPageNames(db: Db, locale: Locale): Promise<Map<string, { slug: string; title: string }>> {
  const rows = await db
    .selectFrom("page")
    .innerJoin("page_text", (join) =>
      join.onRef("page_text.page_id", "=", "page.id").on("page_text.locale", "=", locale),
    )
    .select(["page.document_id", "page.slug", "page_text.title"])
    .where("page.own", "=", 1)
    .where("page.hidden", "=", 0)
    .where("page.removed_at", "is", null)
    .execute()
  return new Map(rows.map(({ document_id, ...page }) => [document_id, page]))
}

/** The entries that are not hidden; a hidden title hides what stands under it. Entries outside every
 *  title lose `inside`: hiding one must not move the next under the title before it. */
const visible = (menu: MenuName, entries: readonly StoredMenuEntry[]): StoredMenuEntry[] =>
  menuGroups(menu, entries)
    .filter(({ title }) => !title?.hidden)
    .flatMap(({ title, entries: under }) =>
      title ? [title, ...under] : under.map((entry) => ({ ...entry, inside: false })),
    )
    .filter(({ hidden }) => !hidden)

/** The edited menus as their pages show them in a language: hidden entries, and those whose target is gone, are left out. */
export async function listShownMenus(db: Db, locale: Locale): Promise<Map<MenuName, MenuEntry<string>[]>> {
  const rows = await db.selectFrom("shop_menu").select(["menu", "entries"]).execute()
  const menus = rows.map(({ menu, entries }) => ({ menu, entries: visible(menu, fromJson(entries)) }))
  const entries = menus.flatMap((menu) => menu.entries)
  const categories = entries.flatMap(({ type, value }) => (type === "category" ? value : []))
  const names = await categoryNames(db, [...new Set(categories)], locale)
  const main = await findMainLocale(db)
  const own = entries.some(({ type }) => type === "own") ? await ownPageNames(db, locale) : new Map<string, never>()
  /** An entry with what it leads to; nothing where that is gone. */
  const shown = ({ hidden: _, ...entry }: StoredMenuEntry): MenuEntry<string>[] => {
    const { type, value } = entry
    const text = menuText(entry, locale, main)
    const title = names.get(value)
    const page = own.get(value)
    if (type === "category") return title === undefined ? [] : [{ ...entry, text: text || title }]
    if (type === "own") return page ? [{ ...entry, value: page.slug, text: text || page.title }] : []
    return [{ ...entry, text }]
  }
  return new Map(menus.map(({ menu, entries }) => [menu, entries.flatMap(shown)]))
}
