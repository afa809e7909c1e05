import { Hono } from "hono"
import { shownUniverses } from "#core/catalogue/universe.ts"
import { listUniverses } from "#db/catalogue/universes.ts"
import { listShownMenus } from "#db/content/menus/menus.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import { readOptions, readParameters } from "../../parameters/read-parameters.ts"
import type { PublishedContent } from "../../query/list-route.ts"
import { type MenusResource, menusQuery } from "./contract-menu.ts"

/** `GET /menus`: the menus of every page. */
export function menuRoutes({ db, answers }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const { locale } = readOptions(readParameters(c.req.url, Object.keys(menusQuery.shape)), menusQuery)
    return answers.answer(c, async () => {
      const shown = await listShownMenus(db, locale)
      const universes = await listUniverses(db)
      const data: MenusResource = {
        header: shown.get("header") ?? null,
        footer: shown.get("footer") ?? null,
        more: shown.get("more") ?? null,
        universes: shownUniverses(universes, locale, await findMainLocale(db)),
      }
      return { body: { data, meta: {} }, tags: ["menu"] }
    })
  })
}
