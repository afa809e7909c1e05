import { menusAnswer } from "#api/content/menus/contract-menu.ts"
import { isKnownPage } from "#core/content/menus/known-pages.ts"
import { isMenuAddress, type MenuEntry, menuEntryTypes, menuNames } from "#core/content/menus/menu.ts"
import type { Content } from "./content.server.ts"
import type { ShownMenus } from "./content.ts"
import type { ApiCall } from "./seam/api-call.server.ts"
import { perLocale } from "./seam/per-locale.server.ts"
import { lackingAge, optionalReader } from "./seam/read.server.ts"
import type { TagClock } from "./seam/tag-clock.server.ts"
import { tagged } from "./seam/tagged.server.ts"

/** An entry as the program knows it; none for what a newer API may have, nor for an address that is none of a page. */
function knownEntry({ type: name, ...entry }: { type: string } & Omit<MenuEntry<string>, "type">): MenuEntry<string>[] {
  const type = menuEntryTypes.find((one) => one === name)
  if (!type || (type === "page" && !isKnownPage(entry.value))) return []
  return type === "address" && !isMenuAddress(entry.value) ? [] : [{ type, ...entry }]
}

/** The part of the client that reads the edited menus. */
export function createMenus(call: ApiCall, clock: TagClock): Pick<Content, "menus"> {
  const read = optionalReader(call)
  const menus = perLocale((locale) =>
    tagged<ShownMenus | null>(clock, async () => {
      const answer = await read({ from: "GET /api/menus", query: { locale }, answer: menusAnswer })
      if (!answer) return { value: null, tags: ["menu"], maxAge: lackingAge }
      const edited = menuNames.flatMap((name) => {
        const entries = answer.data[name]
        return entries ? [[name, entries.flatMap(knownEntry)] as const] : []
      })
      return { value: edited.length > 0 ? Object.fromEntries(edited) : null, tags: ["menu"] }
    }),
  )
  // A broken answer leaves every page to the default menus.
  return { menus: (locale) => menus(locale).catch(() => null) }
}
