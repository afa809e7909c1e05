import { type MenuName, menuNames, type StoredMenuEntry } from "#core/content/menus/menu.ts"
import { findMenu, replaceMenu } from "../content/menus/menus.ts"
import { listAdminPages } from "../content/pages/admin-pages.ts"
import type { Db } from "../database.ts"
import { noneOfPart, type PartCount, type PartStep } from "./part-count.ts"
import { isSameValue } from "./same-value.ts"

/** A menu as another shop reads it: the merchant's own pages by their slugs. */
export type MovedMenu = { menu: MenuName; entries: StoredMenuEntry[] }

const listOwnPages = async (db: Db) => (await listAdminPages(db)).filter(({ own }) => own)

/** The menus that somebody has edited; an entry of a page that is gone is left out. */
export async function readMovedMenus(db: Db): Promise<MovedMenu[]> {
  const slugs = new Map((await listOwnPages(db)).map(({ documentId, slug }) => [documentId, slug]))
  const menus = []
  for (const menu of menuNames) {
    const found = await findMenu(db, menu)
    if (found) menus.push({ menu, entries: withTargets(found.entries, slugs) })
  }
  return menus
}

/** Maps the pages that entries name. */
const withTargets = (entries: readonly StoredMenuEntry[], names: ReadonlyMap<string, string>): StoredMenuEntry[] =>
  entries.flatMap((entry) => {
    if (entry.type !== "own") return entry
    const value = names.get(entry.value)
    return value === undefined ? [] : { ...entry, value }
  })

/** Replaces menus by those of another shop; one that nobody has edited there stays. An entry of a page that the shop does not have is left
 *  out. */
export async function storeMovedMenus({ db, tx, now }: PartStep, menus: readonly MovedMenu[]): Promise<PartCount> {
  const count = { ...noneOfPart }
  const own = await listOwnPages(db)
  const slugs = new Map(own.map(({ documentId, slug }) => [documentId, slug]))
  const documentIds = new Map(own.map(({ documentId, slug }) => [slug, documentId]))
  for (const { menu, entries } of menus) {
    const found = await findMenu(db, menu)
    if (found && isSameValue(withTargets(found.entries, slugs), entries)) {
      count.existing++
      continue
    }
    count[found ? "changed" : "made"]++
    if (!tx) continue
    const change = { menu, readAt: found?.updatedAt ?? null, entries: withTargets(entries, documentIds) }
    await replaceMenu(tx, change, now)
  }
  return count
}
