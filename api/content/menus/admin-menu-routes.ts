import { defaultMenus } from "#core/content/menus/default-menus.ts"
import { type MenuName, menuEntryProblem, menuNames, type StoredMenuEntry } from "#core/content/menus/menu.ts"
import { findMenu, replaceMenu } from "#db/content/menus/menus.ts"
import type { Db, Tx } from "#db/database.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { auditedRecords } from "../../admin/audited-records.ts"
import { editConflict, notFound, validationError } from "../../errors.ts"
import { readBody } from "../../read-body.ts"
import { type AdminMenu, menuChange } from "./contract-admin-menu.ts"

/** @throws ApiError 404 */
function menuOf(name: string): MenuName {
  const menu = menuNames.find((one) => one === name)
  if (!menu) throw notFound()
  return menu
}

const asStored = (entry: (typeof defaultMenus)[MenuName][number]): StoredMenuEntry => ({
  ...entry,
  text: { fr: "", ar: "", en: "" },
  hidden: false,
})

async function read(db: Db, name: string): Promise<AdminMenu> {
  const menu = menuOf(name)
  const found = await findMenu(db, menu)
  return { menu, entries: found?.entries ?? defaultMenus[menu].map(asStored), updatedAt: found?.updatedAt ?? null }
}

/** Names an entry for the audit log: by the merchant's own words, else by its target. */
const named = ({ type, value, text, hidden }: StoredMenuEntry) => {
  const name = text.fr || text.ar || text.en || `${type} ${value}`.trim()
  return hidden ? `(${name})` : name
}
const logged = ({ entries }: AdminMenu) => ({
  entries: entries.map(named).join(", "),
  text: JSON.stringify(entries).length,
})

/** @throws ApiError 400 for entries without a name, which are wanted in the shop's main language */
async function needsNames(tx: Tx, entries: StoredMenuEntry[]): Promise<void> {
  const main = await findMainLocale(tx)
  const problems = entries.flatMap((entry, at) =>
    menuEntryProblem(entry) === "text" ? [{ path: ["entries", at, "text", main], message: "required" }] : [],
  )
  if (problems.length > 0) throw validationError(problems)
}

/** The menus of every page. */
export function menuAdminRoutes(route: AddRoute, deps: AdminDeps): void {
  const menus = auditedRecords<AdminMenu>(deps, { resource: "menus", read, logged, tags: ["menu"] })

  route("GET /menus/:menu", async (c) => Response.json({ data: await read(deps.db, c.req.param("menu")) }))

  route("PUT /menus/:menu", async (c) => {
    const menu = menuOf(c.req.param("menu"))
    const { entries, updatedAt: readAt } = await readBody(menuChange, c.req)
    const data = await menus.change(c, menu, async (tx, now) => {
      await needsNames(tx, entries)
      if (!(await replaceMenu(tx, { menu, readAt, entries }, now))) throw editConflict()
    })
    return Response.json({ data })
  })
}
