import type { Context } from "hono"
import { sectionPages } from "#core/content/sections/section.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { findStoredProduct } from "#db/catalogue/products.ts"
import { findAdminPost } from "#db/content/admin-posts.ts"
import { listLandingPages } from "#db/content/landing/landing-pages.ts"
import { findPagePreview, insertPagePreview } from "#db/content/pages/page-previews.ts"
import { findPost } from "#db/content/posts.ts"
import { findSectionPreview, upsertSectionPreview } from "#db/content/section-previews.ts"
import type { Db } from "#db/database.ts"
import { isSessionValid } from "#db/staff/staff-sessions.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../admin/admin-context.ts"
import { productRelations } from "../catalogue/contract.ts"
import { productResources } from "../catalogue/product-resource.ts"
import { conflict, notFound } from "../errors.ts"
import { readLocale } from "../query/locale.ts"
import { readBody } from "../read-body.ts"
import { blockResources } from "../texts/block-resource.ts"
import { pagePreview, previewRequest } from "./contract-admin-post.ts"
import { sectionsPreview } from "./contract-admin-section.ts"
import type { PageResource } from "./contract-page.ts"
import { landingResource } from "./landing/landing-resource.ts"
import { postResources } from "./posts/post-resource.ts"
import { type Previewed, previewedBy, previewLasts, previewToken } from "./preview-token.ts"
import { shownSections, toShownSections } from "./sections/shown-sections.ts"

/** Where the storefront shows each. */
const places: Record<Previewed["resource"], string> = {
  posts: "/preview",
  products: "/product-details",
  pages: "/preview",
  "landing-pages": "/lp",
  sections: "/preview/home",
}

async function shownProduct(db: Db, documentId: string, locale: Locale, now: Date) {
  const row = await findStoredProduct(db, documentId, { locale, now })
  return row && (await productResources(db, [row], new Set(productRelations), locale))[0]
}

/** A landing page with its product and its sections, of which the public API has none while the page is hidden. */
async function shownLanding(db: Db, documentId: string, locale: Locale, now: Date) {
  const found = (await listLandingPages(db)).find((one) => one.documentId === documentId)
  const page = found && landingResource(found, locale)
  const product = page && (await shownProduct(db, found.product.documentId, locale, now))
  return product && { page, product, sections: await shownSections(db, documentId, { locale, now }) }
}

/** A home page with the sections that a session last sent of it. */
async function shownHome(db: Db, { page, sessionId }: { page: string; sessionId: string }, locale: Locale, now: Date) {
  const sections = await findSectionPreview(db, { sessionId, page })
  return sections && { page, sections: await toShownSections(db, sections, { locale, now }) }
}

async function shown(db: Db, what: Previewed & { sessionId: string }, locale: Locale, now: Date) {
  const { resource, documentId, sessionId } = what
  if (resource === "sections") return shownHome(db, { page: documentId, sessionId }, locale, now)
  if (resource === "products") return shownProduct(db, documentId, locale, now)
  if (resource === "pages") {
    const page = await findPagePreview(db, documentId, locale)
    if (!page) return undefined
    const content = await blockResources(db, [page.content], locale)
    return { ...page, content: content(page.content), locale } satisfies PageResource
  }
  if (resource === "landing-pages") return shownLanding(db, documentId, locale, now)
  const row = await findPost(db, documentId, { locale, now: null })
  return row && (await postResources(db, [row], new Set(["image", "medias"]), locale))[0]
}

/** Posts, products and landing pages as the storefront will show them, before they appear: as they are stored now. Pages, which always
 *  are in the shop, as their form has them. */
export function previewRoutes(route: AddRoute, { db, clock, secret }: AdminDeps): void {
  const opened = (c: Context<AdminEnv>, what: Previewed) => {
    const { token, expiresAt } = previewToken(what, c.get("sessionId"), secret, clock())
    return Response.json({ data: { url: `${places[what.resource]}/${token}`, expiresAt } }, { status: 201 })
  }

  route("POST /preview", async (c) => {
    const { documentId } = await readBody(previewRequest, c.req)
    if (!(await findAdminPost(db, documentId, clock()))) throw notFound()
    return opened(c, { resource: "posts", documentId })
  })

  route("POST /products/:documentId/preview", async (c) => {
    const documentId = c.req.param("documentId")
    if (!(await findStoredProduct(db, documentId, { locale: "fr", now: clock() }))) throw notFound()
    return opened(c, { resource: "products", documentId })
  })

  route("POST /landing-pages/:documentId/preview", async (c) => {
    const documentId = c.req.param("documentId")
    const page = (await listLandingPages(db)).find((one) => one.documentId === documentId)
    if (!page) throw notFound()
    if (page.product.slug === null) throw conflict("The product of this page is gone", { code: "PRODUCT_GONE" })
    return opened(c, { resource: "landing-pages", documentId })
  })

  route("POST /pages/:documentId/preview", async (c) => {
    const texts = await readBody(pagePreview, c.req)
    const until = new Date(clock().getTime() + previewLasts).toISOString()
    const documentId = await inTransaction(db, (tx) =>
      insertPagePreview(tx, c.req.param("documentId"), texts, { now: clock(), until }),
    )
    if (documentId === undefined) throw notFound()
    return opened(c, { resource: "pages", documentId })
  })

  route("POST /sections/:page/preview", async (c) => {
    const page = sectionPages.find((one) => one === c.req.param("page"))
    if (!page) throw notFound()
    const { sections } = await readBody(sectionsPreview, c.req)
    const until = new Date(clock().getTime() + previewLasts).toISOString()
    const of = { sessionId: c.get("sessionId"), page }
    await inTransaction(db, (tx) => upsertSectionPreview(tx, of, sections, { now: clock(), until }))
    return opened(c, { resource: "sections", documentId: page })
  })

  // The storefront sends the token of its visitor; one 404 for everything that it does not open. A link ends with the session
  // that made it: with a removal, another role, a new password, signing out here or everywhere.
  route("GET /preview/:token", async (c) => {
    const what = previewedBy(c.req.param("token"), secret, clock())
    const locale = readLocale(new URL(c.req.url).searchParams.get("locale") ?? undefined)
    const isOpen = what && (await isSessionValid(db, what.sessionId, clock()))
    const data = isOpen && (await shown(db, what, locale, clock()))
    if (!data) throw notFound()
    return Response.json({ data })
  })
}
