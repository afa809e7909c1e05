import { z } from "zod"
import { categoryResource } from "#api/catalogue/contract-category.ts"
import { listEnvelope } from "#api/common/contract-envelope.ts"
import { appSettingResource } from "#api/content/contract-settings.ts"
import { type WilayaResource, wilayaResource } from "#api/delivery/contract.ts"
import { onceByObject } from "#core/cache/by-object.ts"
import { choosableWilayas } from "#core/delivery/new-wilayas.ts"
import { type Commune, findNamedPlace, type Wilaya } from "#core/delivery/wilaya.ts"
import { fromDinars } from "#core/money.ts"
import { createBlog } from "../blog.server.ts"
import { createCatalogue } from "../catalogue.server.ts"
import type { Content } from "../content.server.ts"
import { createDesks } from "../desks.server.ts"
import { createLanding } from "../landing.server.ts"
import { createListReads } from "../list-reads.server.ts"
import { createOrders } from "../orders.server.ts"
import { createProducts, createVariants } from "../products.server.ts"
import { createReviews } from "../reviews.server.ts"
import { createSections } from "../sections.server.ts"
import { createMenus, createPageHeads, createTexts } from "../texts.server.ts"
import { createTracking } from "../tracking.server.ts"
import { createMessages, createVisitors } from "../visitors.server.ts"
import { createAccount } from "./account.server.ts"
import type { ApiCall } from "./api-call.server.ts"
import { createCapabilities } from "./capabilities.server.ts"
import { categoryFromWire, settingsFromWire, wilayaFromWire } from "./from-wire.server.ts"
import { isMissingContent, rethrowUnlessMissing } from "./missing.server.ts"
import { listReader, oneReader } from "./read.server.ts"
import type { TagClock } from "./tag-clock.server.ts"
import { perLocale, tagged } from "./tagged.server.ts"

const categoriesAnswer = listEnvelope(categoryResource)
const settingsAnswer = z.object({ data: appSettingResource.nullable() })
const movedAnswer = z.object({ data: z.object({ to: z.string() }) })
const wilayasAnswer = listEnvelope(wilayaResource)

type WilayaWithCommunes = Wilaya &
  Pick<WilayaResource, "parent"> & { communes: NonNullable<WilayaResource["communes"]> }

const toCommune = ({ wilaya2026: _, home, desk, ...commune }: WilayaWithCommunes["communes"][number]): Commune => ({
  ...commune,
  ...(home !== undefined && { home: fromDinars(home) }),
  ...(desk !== undefined && { desk: fromDinars(desk) }),
})

/** Reads the shop's content from the embedded API, another process, or a Strapi. */
export function createContentClient(call: ApiCall, clock: TagClock, lists = createListReads(clock)): Content {
  const readList = listReader(call)
  const readOne = oneReader(call)

  const cached = <T>(load: () => Promise<T>, tags: readonly string[] = []) =>
    tagged(clock, async () => ({ value: await load(), tags }))

  /** Caches also that there is nothing to find: an unfilled shop asks and reports once, until something is there. */
  const lookup = <T>(load: () => Promise<T>, tags?: readonly string[]) => {
    const read = cached(() => load().catch(rethrowUnlessMissing), tags)
    return async (): Promise<T> => {
      const found = await read()
      if (isMissingContent(found)) throw found
      return found
    }
  }

  const categories = perLocale((locale) =>
    lookup(
      readList(
        { from: "GET /api/categories", query: { sort: "position", locale }, answer: categoriesAnswer },
        categoryFromWire,
        { notFound: "Categories not found" },
      ),
      ["menu"],
    ),
  )
  const settings = perLocale((locale) =>
    lookup(
      readOne(
        { from: "GET /api/app-setting", query: { locale }, answer: settingsAnswer },
        settingsFromWire,
        "App settings not found",
      ),
    ),
  )
  const placesOf = onceByObject((list: WilayaWithCommunes[]) => {
    const choosable = choosableWilayas(list)
    return {
      wilayas: choosable.map(({ communes: _communes, parent: _parent, ...wilaya }): Wilaya => wilaya),
      communes: new Map(choosable.map(({ name, communes }) => [name, communes.map(toCommune)])),
      /** Of the 58 with all their communes, by which orders keep their places. */
      stored: list.filter(({ parent }) => parent === null),
    }
  })
  const desks = createDesks(call, clock)
  const wilayas = cached(
    readList(
      { from: "GET /api/wilayas", query: { populate: "communes", sort: "code" }, answer: wilayasAnswer },
      (wire: WilayaResource): WilayaWithCommunes => ({
        ...wilayaFromWire(wire),
        parent: wire.parent,
        communes: wire.communes ?? [],
      }),
    ),
  )

  return {
    ...createProducts(call, clock),
    ...createVariants(call),
    ...createCatalogue(call, lists, clock),
    ...createOrders(call),
    ...createTracking(call),
    ...createReviews(call),
    ...createAccount(call),
    ...createBlog(call, clock),
    ...createTexts(call, clock),
    ...createSections(call, clock),
    ...createLanding(call, clock),
    ...createMenus(call, clock),
    ...createPageHeads(call, clock),
    ...createMessages(call),
    ...createVisitors(call),
    ...createCapabilities(call, clock),
    categories,
    settings,
    async redirectOf(path) {
      const answer = await call("GET /api/redirects", { query: { path } })
      return answer.status === 200 ? answer.parse(movedAnswer).data.to : undefined
    },
    wilayas: async () => placesOf(await wilayas()).wilayas,
    desks: async ({ wilaya, commune }) => {
      const places = placesOf(await wilayas())
      if (!places.wilayas.find(({ name }) => name === wilaya)?.hasDesks) return []
      // Only names of the shop's own lists are cached.
      const known = findNamedPlace(places.communes.get(wilaya) ?? [], commune)
      return desks({ wilaya, commune: known?.name ?? "" })
    },
    communes: async (name) => placesOf(await wilayas()).communes.get(name) ?? [],
    storedPlace: async ({ wilaya, commune }) => {
      const found = findNamedPlace(placesOf(await wilayas()).stored, wilaya)
      return { wilaya: found, commune: found && findNamedPlace(found.communes, commune) }
    },
  }
}
