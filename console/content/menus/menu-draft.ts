import type { AdminMenu } from "#api/content/menus/contract-admin-menu.ts"
import { defaultMenus } from "#core/content/menus/default-menus.ts"
import {
  type MenuEntryType,
  type MenuName,
  menuEntryProblem,
  menuLimits,
  type StoredMenuEntry,
} from "#core/content/menus/menu.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { noTexts } from "#core/i18n/texts.ts"
import { randomId } from "#core/random-id.ts"

/** An entry as its form holds it. `key` names it in the browser alone. */
export type EntryDraft = StoredMenuEntry & { key: string }

/** A menu as its form holds it. `isDefault`: it has the default entries, and none of its own. */
export type MenuDraft = { entries: EntryDraft[]; isDefault: boolean; updatedAt: string | null }

/** Converts the API's menu to the form's values.
 *  @param before the form that was sent: its keys stay, so that what is open stays open */
export function toMenuDraft({ entries, updatedAt }: Omit<AdminMenu, "menu">, before?: MenuDraft): MenuDraft {
  const known = before?.entries.length === entries.length ? before.entries : []
  const drafts = entries.map((entry, at): EntryDraft => ({ ...entry, key: known[at]?.key ?? randomId() }))
  return { entries: drafts, isDefault: updatedAt === null, updatedAt }
}

/** Converts the form to the request: a default menu has no entries of its own. */
export const toMenuInput = ({ entries, isDefault, updatedAt }: MenuDraft) => ({
  entries: isDefault ? [] : entries.map(({ key: _, ...entry }) => entry),
  updatedAt,
})

export const defaultEntries = (menu: MenuName): EntryDraft[] =>
  defaultMenus[menu].map((entry) => ({ ...entry, text: noTexts, hidden: false, key: randomId() }))

/** A new entry at the end of a menu: under the title above it, unless it is one. */
export const newEntry = (type: MenuEntryType, entries: EntryDraft[]): EntryDraft => ({
  key: randomId(),
  type,
  value: "",
  text: noTexts,
  inside: type !== "title" && (entries.at(-1)?.inside === true || entries.at(-1)?.type === "title"),
  hidden: false,
})

export const isMenuFull = (entries: EntryDraft[]): boolean => entries.length >= menuLimits.entries

/** Puts an entry back that was removed, unless the menu is full by now.
 *  @param at where it was */
export const restoreEntry = (entries: EntryDraft[], entry: EntryDraft, at: number): EntryDraft[] =>
  isMenuFull(entries) ? entries : entries.toSpliced(Math.min(at, entries.length), 0, entry)

/** Whether an entry of the header stands under a title: it is to, and there is one above it. */
export function isUnderTitle(entries: EntryDraft[], at: number): boolean {
  if (!entries[at]?.inside || entries[at].type === "title") return false
  const above = entries.slice(0, at).findLast(({ type, inside }) => type === "title" || !inside)
  return above?.type === "title"
}

/** Error of an entry, found before it is sent.
 *  @property field its path in the request: `entries.2.value` */
export type EntryProblem = { at: number; field: string; problem: "target" | "text" }

/** Everything that is wrong with entries. The API checks the same.
 *  @param main the shop's main language, in which a name is missing */
export function findEntryProblems({ entries, isDefault }: MenuDraft, main: Locale): EntryProblem[] {
  if (isDefault) return []
  return entries.flatMap((entry, at) => {
    const text = { fr: entry.text.fr.trim(), ar: entry.text.ar.trim(), en: entry.text.en.trim() }
    const problem = menuEntryProblem({ ...entry, value: entry.value.trim(), text })
    if (!problem) return []
    const field = problem === "text" ? `text.${main}` : "value"
    return [{ at, field: `entries.${at}.${field}`, problem }]
  })
}
