import { Hono } from "hono"
import { listShownMenus } from "#db/content/menus/menus.ts"
import { readOptions, readParameters } from "../../parameters/read-parameters.ts"
import type { PublishedContent } from "../../query/list-route.ts"
import { type MenusResource, menusQuery } from "./contract-menu.ts"

/** `GET /menus`: the menus of every page. */
export function menuRoutes({ db, answers }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const { locale } = readOptions(readParameters(c.req.url, Object.keys(menusQuery.shape)), menusQuery)
    return answers.answer(c, async () => {
      const shown = await listShownMenus(db, locale)
      const data: MenusResource = {
        header: shown.get("header") ?? null,
        footer: shown.get("footer") ?? null,
        more: shown.get("more") ?? null,
      }
      return { body: { data, meta: {} }, tags: ["menu"] }
    })
  })
}
