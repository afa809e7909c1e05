import { Hono } from "hono"
import { notFound } from "#api/errors.ts"
import { type Locale, locales } from "#core/i18n/locale.ts"
import type { FollowedContent } from "./catalogue/sync-content.ts"

const localeOf = (localeParam: string | undefined): Locale => locales.find((locale) => locale === localeParam) ?? "fr"

const noItems = { data: [], meta: { pagination: { page: 1, pageSize: 100, pageCount: 0, total: 0 } } }

/** Categories and settings; collections that the specification does not name are empty, home
 *  pages have the default sections, and menus are the default ones. */
export function contentRoutes(followed: FollowedContent): Hono {
  const app = new Hono()
    .get("/categories", async (c) => {
      const { categories } = await followed.of(localeOf(c.req.query("locale")))
      const total = categories.length
      return c.json({ data: categories, meta: { pagination: { page: 1, pageSize: total, pageCount: 1, total } } })
    })
    .get("/app-setting", async (c) => {
      const { settings } = await followed.of(localeOf(c.req.query("locale")))
      if (!settings) throw notFound()
      return c.json({ data: settings, meta: {} })
    })
  app.get("/page-heads", (c) => c.json({ data: [], meta: {} }))
  app.get("/landing-pages", (c) => c.json({ data: [], meta: {} }))
  app.get("/menus", (c) => c.json({ data: { header: null, footer: null, more: null }, meta: {} }))
  app.get("/post-topics", (c) => c.json({ data: { categories: [], tags: [] }, meta: {} }))
  app.get("/sections", (c) => c.json({ data: null, meta: {} }))
  // Its shop has not moved.
  app.get("/redirects", () => {
    throw notFound()
  })
  for (const path of ["/posts", "/pages", "/coupons", "/size-guides"]) app.get(path, (c) => c.json(noItems))
  return app
}
