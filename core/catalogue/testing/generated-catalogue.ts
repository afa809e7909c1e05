import fc from "fast-check"
import { type ListingQuery, listingSorts, listingStatuses, listingViews } from "../listing-query.ts"
import type { ListedProduct } from "../listing-variant.ts"
import { productTypes } from "../product-type.ts"
import { anyColors, anyOptions, anySizes, listedProduct } from "./listed-product.ts"

const moments = ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01"].map((day) => `${day}T00:00:00.000Z`)
const words = (
  "casque casques casquette cable sable sac sacs cuir crème créoles écouteurs nova nov aura portable montre montres bague d'or 75 750 ml k75 " +
  "سماعات حقيبة عطر عطور ساعة هاتف the de sans parfum parfums Parfumé"
).split(" ")
const typed =
  "casqe csaque monrte curi parfm ecouteur nva portabl téléphone عطار سماعت حقيبت kask 75 a x parfun crm ucir xxsquette table".split(
    " ",
  )

const text = (max: number) => fc.array(fc.constantFrom(...words), { maxLength: max }).map((each) => each.join(" "))

const categories = [
  ["audio", null],
  ["casques", "audio"],
  ["écouteurs", "audio"],
  ["sacs", null],
  ["cabas", "sacs"],
] satisfies [string, string | null][]
const anyCategories = fc
  .subarray(categories)
  .map((chosen) => chosen.map(([slug, parent]) => ({ documentId: slug, slug, title: slug, parent })))

const anyOffer = fc.option(
  fc
    .tuple(fc.constantFrom(...moments), fc.constantFrom(...moments))
    .map(([startDate, endDate]) => ({ startDate, endDate })),
)

const picture = { url: "/a.webp", width: 1, height: 1, alt: "" }

const anyPart = fc.record({
  id: fc.nat({ max: 24 }),
  price: fc.constantFrom(0, 100, 9_900, 10_000, 1_000_000, 1_234_500, 20_000_000),
  lastPrice: fc.option(fc.constantFrom(10_000, 2_000_000)),
  discount: fc.constantFrom(0, 5, 15),
  offerDate: anyOffer,
  quantity: fc.nat({ max: 2 }),
  productType: fc.constantFrom(...productTypes),
  brand: fc.constantFrom("aura", "nova", "tell").map((slug) => ({ slug, name: slug })),
  categories: anyCategories,
  title: text(3),
  tags: fc.array(fc.constantFrom(...words), { maxLength: 2 }),
  shortDescription: text(5),
  slug: text(2),
  createdAt: fc.constantFrom(...moments.slice(0, 3)),
  sellCount: fc.nat({ max: 4 }),
  rating: fc.option(fc.constantFrom(3, 4.5, 5)),
  reviewCount: fc.nat({ max: 3 }),
  featured: fc.boolean(),
  image: fc.constantFrom(null, picture),
  medias: fc.array(fc.constant(picture), { maxLength: 5 }),
  options: fc.option(anyOptions, { freq: 2 }),
  videoId: fc.constantFrom(null, "a"),
})

/** A change of a catalogue: products come, change and go. */
export type CatalogueChange = { upsert: ListedProduct } | { remove: number }

const anyChange: fc.Arbitrary<CatalogueChange> = fc.oneof(
  {
    weight: 4,
    arbitrary: anyPart.map(({ options, ...part }) => ({
      upsert: listedProduct({ ...part, ...options?.(part.quantity) }),
    })),
  },
  { weight: 1, arbitrary: fc.nat({ max: 24 }).map((remove) => ({ remove })) },
)

export const anyChanges = fc.array(anyChange, { maxLength: 50 })

const someOf = <T extends string>(values: readonly T[]) =>
  fc.subarray([...values], { maxLength: 2 }).map((all) => all.sort())
const anyAmount = fc.option(fc.constantFrom(100, 10_000, 1_000_000, 1_500_000), { freq: 2 })

/** A search, found or not. */
export const anySearch = fc.oneof(
  fc.constantFrom(...typed),
  fc.array(fc.constantFrom(...words, ...typed), { minLength: 2, maxLength: 3 }).map((each) => each.join(" ")),
)

const mostlyEmpty = <T>(arbitrary: fc.Arbitrary<T[]>): fc.Arbitrary<T[]> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant<T[]>([]) }, { weight: 1, arbitrary })

export const anyListing: fc.Arbitrary<ListingQuery> = fc.record({
  minPrice: anyAmount,
  maxPrice: anyAmount,
  status: mostlyEmpty(someOf(listingStatuses)),
  productType: mostlyEmpty(someOf(productTypes)),
  category: mostlyEmpty(someOf([...categories.map(([slug]) => slug), "none"])),
  subCategory: mostlyEmpty(someOf([...categories.map(([slug]) => slug), "none"])),
  size: mostlyEmpty(someOf(anySizes)),
  color: mostlyEmpty(someOf(anyColors)),
  brand: mostlyEmpty(someOf(["aura", "nova", "none"])),
  searchText: fc.oneof(fc.constant(""), anySearch),
  sort: fc.constantFrom(...listingSorts),
  view: fc.constantFrom(null, ...listingViews),
  page: fc.integer({ min: 1, max: 4 }),
})

/** A moment between, at and around the changes of prices. */
export const anyMoment = fc.constantFrom(...moments, "2026-01-15T12:00:00.000Z", "2027-01-01T00:00:00.000Z")
