import { data } from "react-router"
import { z } from "zod"
import { type SizeGuideResource, sizeGuideResource } from "#api/catalogue/contract-size-guide.ts"
import { listEnvelope } from "#api/common/contract-envelope.ts"
import { type PageResource, pageResource } from "#api/content/contract-page.ts"
import { menusAnswer } from "#api/content/menus/contract-menu.ts"
import { headsAnswer } from "#api/content/page-heads/contract-head.ts"
import { type CouponResource, couponResource } from "#api/coupons/contract.ts"
import type { SizeGuide } from "#core/catalogue/size-guide.ts"
import { defaultUniverses, type ShownUniverse, shownUniverses } from "#core/catalogue/universe.ts"
import { isKnownPage } from "#core/content/menus/known-pages.ts"
import { isMenuAddress, type MenuEntry, menuEntryTypes, menuNames } from "#core/content/menus/menu.ts"
import type { Coupon } from "#core/coupons/coupon.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { fromDinars } from "#core/money.ts"
import { pick } from "#core/pick.ts"
import type { Content } from "./content.server.ts"
import type { InformationPage, ShownHead, ShownMenus } from "./content.ts"
import { isInformationPage } from "./information-pages.ts"
import { readPreview } from "./preview.server.ts"
import type { ApiCall } from "./transport/api-call.server.ts"
import { blocksFromWire } from "./transport/picture-from-wire.server.ts"
import { type ListAnswer, lackingAge, listReader, optionalReader, type Source } from "./transport/read.server.ts"
import type { TagClock } from "./transport/tag-clock.server.ts"
import { perLocale, tagged } from "./transport/tagged.server.ts"

/** An entry as the program knows it; none for what a newer API may have, nor for an address that is none of a page. */
function knownEntry({ type: name, ...entry }: { type: string } & Omit<MenuEntry<string>, "type">): MenuEntry<string>[] {
  const type = menuEntryTypes.find((one) => one === name)
  if (!type || (type === "page" && !isKnownPage(entry.value))) return []
  return type === "address" && !isMenuAddress(entry.value) ? [] : [{ type, ...entry }]
}

const defaultMenusIn = (locale: Locale): Menus => ({
  edited: null,
  universes: shownUniverses(defaultUniverses, locale, locale),
})

type Menus = { edited: ShownMenus | null; universes: ShownUniverse[] }

/** The part of the client that reads the edited menus, and the universes that menus name. */
export function createMenus(call: ApiCall, clock: TagClock): Pick<Content, "menus" | "universes"> {
  const read = optionalReader(call)
  const menus = perLocale((locale) =>
    tagged<Menus>(clock, async () => {
      const answer = await read({ from: "GET /api/menus", query: { locale }, answer: menusAnswer })
      if (!answer) return { value: defaultMenusIn(locale), tags: ["menu"], maxAge: lackingAge }
      const { universes = defaultMenusIn(locale).universes } = answer.data
      const edited = menuNames.flatMap((name) => {
        const entries = answer.data[name]
        return entries ? [[name, entries.flatMap(knownEntry)] as const] : []
      })
      return { value: { edited: edited.length > 0 ? Object.fromEntries(edited) : null, universes }, tags: ["menu"] }
    }),
  )
  // A broken answer leaves every page to the default menus.
  const readMenus = (locale: Locale) => menus(locale).catch(() => defaultMenusIn(locale))
  return {
    menus: async (locale) => (await readMenus(locale)).edited,
    universes: async (locale) => (await readMenus(locale)).universes,
  }
}

/** The part of the client that reads what pages say of themselves to search engines. */
export function createPageHeads(call: ApiCall, clock: TagClock): Pick<Content, "pageHead"> {
  const read = optionalReader(call)
  const heads = perLocale((locale) =>
    tagged<Map<string, ShownHead>>(clock, async () => {
      const answer = await read({ from: "GET /api/page-heads", query: { locale }, answer: headsAnswer })
      if (!answer) return { value: new Map(), tags: ["heads"], maxAge: lackingAge }
      const entries = answer.data.map(
        ({ page, picture, ...texts }) => [page, { ...texts, picture: picture?.url ?? null }] as const,
      )
      return { value: new Map(entries), tags: ["heads"] }
    }),
  )
  return {
    // A broken answer leaves a page to its default texts.
    pageHead: async (page, locale) => {
      const head = (await heads(locale).catch(() => undefined))?.get(page)
      return head ? { head } : {}
    },
  }
}

function couponFromWire({ id: _id, locale: _locale, ...wire }: CouponResource): Coupon {
  const value = wire.kind === "fixed" ? fromDinars(wire.value) : wire.value
  return { ...wire, value, minimumAmount: fromDinars(wire.minimumAmount) }
}

const pageFromWire = (wire: PageResource): InformationPage => ({
  ...pick(wire, "documentId", "slug", "title", "description", "updatedAt", "textLanguages"),
  content: blocksFromWire(wire.content),
})

const pagesAnswer = listEnvelope(pageResource)
const guidesAnswer = listEnvelope(sizeGuideResource)
const couponsAnswer = listEnvelope(couponResource)
const pagePreview = z.object({ data: pageResource })

const guideFromWire = (wire: SizeGuideResource): SizeGuide => pick(wire, "kind", "brand", "note", "headings", "cells")

/** The part of the client that reads what the shop tells: coupons, pages and size guides, each cached whole. */
export function createTexts(
  call: ApiCall,
  clock: TagClock,
): Pick<Content, "coupons" | "page" | "ownPages" | "previewedPage" | "sizeGuides"> {
  const readList = listReader(call)
  const list = <Wire, T>(source: Source<ListAnswer<Wire>>, fromWire: (wire: Wire) => T, tag: string) =>
    perLocale((locale: Locale) => {
      const load = readList({ ...source, query: { ...source.query, locale } }, fromWire)
      return tagged(clock, async () => ({ value: await load(), tags: [tag] }))
    })
  const pages = perLocale((locale) => {
    const query = { sort: "slug", locale }
    const load = readList({ from: "GET /api/pages", query, answer: pagesAnswer }, pageFromWire, { mayLack: true })
    return tagged(clock, async () => {
      const value = await load()
      // Every shop has those of information: an API without pages, such as a plain Strapi, may be a newer one later.
      return { value, tags: ["pages"], ...(value.length === 0 && { maxAge: lackingAge }) }
    })
  })
  const guides = list(
    { from: "GET /api/size-guides", query: { sort: "id:asc" }, answer: guidesAnswer },
    guideFromWire,
    "size-guides",
  )

  return {
    sizeGuides: (locale) => guides(locale).catch(() => []),
    coupons: list(
      { from: "GET /api/coupons", query: { sort: "endDate" }, answer: couponsAnswer },
      couponFromWire,
      "coupons",
    ),
    async page(slug, locale) {
      const page = (await pages(locale)).find((one) => one.slug === slug)
      if (!page) throw data("Page not found", { status: 404 })
      return page
    },
    ownPages: async (locale) => (await pages(locale)).filter(({ slug }) => !isInformationPage(slug)),
    async previewedPage(token, locale) {
      const page = await readPreview(call, { token, locale, answer: pagePreview })
      if (!page) throw data("Page not found", { status: 404 })
      return pageFromWire(page)
    },
  }
}
