import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { locales } from "#core/i18n/locale.ts"
import { type Db, openDatabase } from "#db/database.ts"
import { migrate } from "#db/migrations/migrate.ts"
import { loadSample } from "#db/testing/load-sample.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { listEnvelope } from "../common/contract-envelope.ts"
import { createApi } from "../composition/api.ts"
import type { MediaResource } from "../media/contract.ts"
import { type ProductResource, productResource } from "./contract.ts"

/** The sample shop as it is sold, with its real pictures: other tests load it without. */
let db: Db
let own: OwnDatabase
let products: Map<string, ProductResource[]>

beforeAll(async () => {
  own = await ownDatabase("nothing")
  db = openDatabase(own.address)
  await migrate(db)
  await loadSample(db, new Date())
  const api = createApi({ db, token: "none", log: { error: () => undefined, warn: () => undefined } })
  const all = locales.map(async (locale) => {
    const query = `populate=*,colors.image&sort=slug&pagination[pageSize]=70&locale=${locale}`
    const answer = await api.fetch(new Request(`http://shop.test/api/products?${query}`))
    return [locale, listEnvelope(productResource).parse(await answer.json()).data] as const
  })
  products = new Map(await Promise.all(all))
})
afterAll(async () => {
  await db.destroy()
  await own.remove()
})

const pages = (locale: string) => products.get(locale) ?? []

/** Pixels. */
const smallest = 1000

/** Describes the fault of a picture; undefined = none. */
function fault(picture: MediaResource | null | undefined): string | undefined {
  if (!picture) return "is not there"
  const { width, height, formats, placeholder, dominantColor, alternativeText } = picture
  if (width < smallest || height < smallest) return `is ${width} × ${height} pixels`
  const forms = ["avif", "webp"].flatMap((format) => [320, 480].map((side) => `${format}-${side}`))
  const missing = forms.filter((form) => !formats?.[form]?.url.startsWith(picture.url.replace(/\.webp$/, "")))
  if (missing.length > 0) return `lacks ${missing.join(", ")}`
  if (!placeholder || !dominantColor) return "has nothing to stand in for it"
  return alternativeText.length < 8 ? "says nothing" : undefined
}

describe("the sample shop's products", () => {
  it("are 41, each with a main picture, one of every colour and three other views", () => {
    expect(pages("fr")).toHaveLength(41)
    const faults = pages("fr").flatMap(({ slug, image, colors = [], medias = [] }) => {
      const first = image?.url.replace(".webp", "-") ?? ""
      const views = medias.filter(({ url }) => first && url.startsWith(first))
      const all = [image, ...colors.map((color) => color.image), ...medias]
      return [
        ...all.flatMap((picture) => (fault(picture) ? [`${slug} ${picture?.url}: ${fault(picture)}`] : [])),
        ...(views.length < 3 ? [`${slug}: ${views.length} other views`] : []),
      ]
    })
    expect(faults).toEqual([])
  })

  it("have one picture nowhere twice", () => {
    const urls = pages("fr").flatMap(({ medias = [] }) => medias.map(({ url }) => url))
    expect(urls).toHaveLength(new Set(urls).size)
  })

  it("say what is seen in each language", () => {
    const texts = (locale: string) => pages(locale).flatMap(({ image, medias = [] }) => [image, ...medias])
    const [fr, ar, en] = locales.map((locale) => texts(locale).map((picture) => picture?.alternativeText ?? ""))
    expect(ar?.filter((text) => !/[\u0600-\u06ff]/.test(text))).toEqual([])
    expect(fr?.filter((text, index) => text === en?.[index])).toEqual([])
  })
})
