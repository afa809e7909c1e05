import { data } from "react-router"
import type { AppSettingResource } from "#api/contract/app-setting.ts"
import type { CategoryResource } from "#api/contract/category.ts"
import type { ProductResource } from "#api/contract/product.ts"
import type { WilayaResource } from "#api/contract/wilaya.ts"
import { type Locale, locales } from "#core/locale.ts"
import type { ApiCall, ApiFetch } from "./api-call.server.ts"
import type { Content } from "./content.server.ts"
import {
  categoryFromWire,
  productDetailFromWire,
  productFromWire,
  settingsFromWire,
  wilayaFromWire,
} from "./from-wire.server.ts"
import { createOrders } from "./orders.server.ts"
import { listReader, oneReader } from "./read.server.ts"
import { revalidated } from "./revalidated.server.ts"

const cardPopulate = "populate=image,medias,categories,colors.image"
const detailPopulate = "image,colors.image,categories,medias,features,reviews"

/** One value for each language, each kept in memory on its own. */
function perLocale<T>(make: (locale: Locale) => () => T | Promise<T>) {
  const kept = new Map(locales.map((locale) => [locale, make(locale)]))
  return async (locale: Locale): Promise<T> => {
    const read = kept.get(locale)
    if (!read) throw new Error(`Unknown locale: ${locale}`)
    return read()
  }
}

function productReader(call: ApiCall) {
  /** The call of section 7 of the specification, one product by one field. */
  return async (filter: "slug" | "documentId", value: string, locale: Locale): Promise<ProductResource | undefined> => {
    const query = new URLSearchParams({
      [`filters[${filter}][$eq]`]: value,
      populate: detailPopulate,
      sort: "createdAt:desc",
      "pagination[page]": "1",
      "pagination[pageSize]": "1",
      locale,
    })
    const { status, body } = await call(`/api/products?${query}`)
    if (status !== 200) throw new Error(`The content API answered ${status} for a product`)
    return (body as { data: ProductResource[] }).data[0]
  }
}

/** The client of the seam: the shop's content over HTTP, from the embedded API, another process, or a Strapi. */
export function createContentClient(api: ApiFetch, call: ApiCall): Content {
  const readList = listReader(call)
  const readOne = oneReader(call)
  const productBy = productReader(call)

  const products = perLocale((locale) =>
    revalidated(
      readList<ProductResource, ReturnType<typeof productFromWire>>(
        `/api/products?${cardPopulate}&sort=createdAt:desc&locale=${locale}`,
        productFromWire,
      ),
    ),
  )
  const categories = perLocale((locale) =>
    revalidated(
      readList<CategoryResource, ReturnType<typeof categoryFromWire>>(
        `/api/categories?sort=position&locale=${locale}`,
        categoryFromWire,
        "Categories not found",
      ),
    ),
  )
  const settings = perLocale((locale) =>
    revalidated(
      readOne<AppSettingResource, ReturnType<typeof settingsFromWire>>(
        `/api/app-setting?locale=${locale}`,
        settingsFromWire,
        "App settings not found",
      ),
    ),
  )
  const wilayas = revalidated(
    readList("/api/wilayas?populate=communes&sort=code", (wire: WilayaResource) => ({
      ...wilayaFromWire(wire),
      communes: wire.communes ?? [],
    })),
  )

  return {
    products,
    categories,
    settings,
    async productBySlug(slug, locale) {
      const wire = await productBy("slug", slug, locale)
      if (!wire) throw data("Product not found", { status: 404 })
      return productDetailFromWire(wire)
    },
    async slugOf(documentId) {
      return (await productBy("documentId", documentId, "fr"))?.slug
    },
    async wilayas() {
      return (await wilayas()).map(({ communes: _communes, ...wilaya }) => wilaya)
    },
    async communes(name) {
      return (await wilayas()).find((wilaya) => wilaya.name === name)?.communes ?? []
    },
    ...createOrders(call),
    async countVisitor(request) {
      const cookie = request.headers.get("cookie")
      return api(
        new Request(`http://content.internal/api/unique-visitors${new URL(request.url).search}`, {
          method: "POST",
          headers: cookie ? { cookie } : {},
        }),
      )
    },
  }
}
