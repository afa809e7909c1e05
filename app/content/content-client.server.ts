import type { AppSettingResource } from "#api/contract/app-setting.ts"
import type { WilayaResource } from "#api/contract/wilaya.ts"
import { type Locale, locales } from "#core/locale.ts"
import type { ApiCall, ApiFetch } from "./api-call.server.ts"
import type { Content } from "./content.server.ts"
import { categoryFromWire, settingsFromWire, wilayaFromWire } from "./from-wire.server.ts"
import { createOrders } from "./orders.server.ts"
import { createProducts } from "./products.server.ts"
import { listReader, oneReader } from "./read.server.ts"
import { revalidated } from "./revalidated.server.ts"

/** One value for each language, each kept in memory on its own. */
function perLocale<T>(make: (locale: Locale) => () => T | Promise<T>) {
  const kept = new Map(locales.map((locale) => [locale, make(locale)]))
  return async (locale: Locale): Promise<T> => {
    const read = kept.get(locale)
    if (!read) throw new Error(`Unknown locale: ${locale}`)
    return read()
  }
}

/** The client of the seam: the shop's content over HTTP, from the embedded API, another process, or a Strapi. */
export function createContentClient(api: ApiFetch, call: ApiCall): Content {
  const readList = listReader(call)
  const readOne = oneReader(call)

  const categories = perLocale((locale) =>
    revalidated(
      readList(`/api/categories?sort=position&locale=${locale}`, categoryFromWire, {
        notFound: "Categories not found",
      }),
    ),
  )
  const settings = perLocale((locale) =>
    revalidated(
      readOne(
        `/api/app-setting?locale=${locale}`,
        (wire: AppSettingResource) => settingsFromWire(wire),
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
    ...createProducts(call),
    ...createOrders(call),
    categories,
    settings,
    async wilayas() {
      return (await wilayas()).map(({ communes: _communes, ...wilaya }) => wilaya)
    },
    async communes(name) {
      return (await wilayas()).find((wilaya) => wilaya.name === name)?.communes ?? []
    },
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
