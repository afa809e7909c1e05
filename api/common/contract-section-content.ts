import { z } from "zod"
import { universeSlug } from "#core/catalogue/product-fields.ts"
import { universeLimits } from "#core/catalogue/universe.ts"
import { categoryLooks, rowLooks, sectionLimits, sectionRules, slideLooks } from "#core/content/sections/section.ts"
import { namedProducts } from "#core/content/sections/section-texts.ts"
import { toOwnPath } from "#core/own-path.ts"
import { anyText, moment, texts } from "./contract-texts.ts"

const limits = sectionLimits
const slug = anyText(limits.slug)
const universe = universeSlug.nullable()
const count = z.int().min(1).max(limits.products)

const product = z
  .object({
    slug: slug.min(1),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .nullable(),
  })
  .nullable()

/** Nothing leads away from the shop, nor runs as a script. */
const link = anyText(limits.link).refine(
  (path) => path === "" || toOwnPath(path) !== null,
  "must be a path of the shop",
)

const choice = {
  rule: z.enum(sectionRules),
  category: slug,
  slugs: z.array(slug.min(1)).max(limits.products),
}

/** A video by its name at the one host that the security policy allows. */
const videoId = z.string().regex(/^[\w-]{0,20}$/, "must be the name of a video")

/** The content of each kind of section (core/content/sections/section.ts).
 *  @param text makes the schema of a text of at most so many characters
 *  @param picture the schema of a picture */
export function sectionContents<T extends z.ZodType, P extends z.ZodType>(text: (max: number) => T, picture: P) {
  const title = text(limits.title)
  const words = text(limits.text)
  const button = text(limits.button)
  const pictured = { picture: picture.nullable(), product }
  const lead = { kick: title, title, text: words, button, link }
  return {
    slides: z.object({
      look: z.enum(slideLooks),
      universe,
      label: title,
      items: z.array(z.object({ ...pictured, ...lead, name: title })).max(limits.slides),
      fill: z.int().min(0).max(limits.slides),
      tile: product,
    }),
    universes: z.object({
      title,
      items: z.array(z.object({ ...pictured, universe: universeSlug })).max(universeLimits.universes),
    }),
    categories: z.object({
      look: z.enum(categoryLooks),
      universe,
      title,
      count: z.int().min(1).max(limits.categories),
    }),
    "product-row": z.object({
      ...choice,
      ...pictured,
      look: z.enum(rowLooks),
      universe,
      title,
      subtitle: title,
      text: words,
      button,
      link,
      count,
    }),
    "product-tabs": z.object({
      universe,
      title,
      tabs: z.array(z.object({ ...choice, title })).max(limits.tabs),
      open: z.int().min(0).max(limits.tabs),
      count,
    }),
    "product-lists": z.object({
      universe,
      lists: z.array(z.object({ ...choice, title })).max(limits.lists),
      count,
    }),
    deal: z.object({ universe, kick: title, product }),
    banners: z.object({
      label: title,
      items: z
        .array(
          z.object({
            ...pictured,
            universe,
            rule: z.enum(["featured", "on-sale", "newest"]),
            title,
            text: words,
            button,
            link,
            low: z.boolean(),
          }),
        )
        .max(limits.banners),
    }),
    promises: z.object({}),
    brands: z.object({ universe, title, count }),
    "text-picture": z.object({ ...pictured, ...lead, universe }),
    reviews: z.object({ universe, title, count }),
    coupons: z.object({ title, count }),
    posts: z.object({ title, count }),
    newsletter: z.object({ title, text: words }),
    video: z.object({ title, text: words, videoId, picture: picture.nullable() }),
    "order-form": z.object({}),
  }
}

/** A section with its kind.
 *  @param of the schemas of `sectionContents` */
export function sectionUnion<C extends ReturnType<typeof sectionContents>>(of: C) {
  const kind = <K extends keyof C & string>(name: K) => z.object({ kind: z.literal(name), content: of[name] })
  return z.discriminatedUnion("kind", [
    kind("slides"),
    kind("universes"),
    kind("categories"),
    kind("product-row"),
    kind("product-tabs"),
    kind("product-lists"),
    kind("deal"),
    kind("banners"),
    kind("promises"),
    kind("brands"),
    kind("text-picture"),
    kind("reviews"),
    kind("coupons"),
    kind("posts"),
    kind("newsletter"),
    kind("video"),
    kind("order-form"),
  ])
}

const times = z.object({ hidden: z.boolean(), startsAt: moment.nullable(), endsAt: moment.nullable() })

/** A section of a page as it is stored, with its times. */
export const placedSection = z
  .intersection(times, sectionUnion(sectionContents(texts, anyText(500).min(1))))
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    path: ["endsAt"],
    error: "must be after the start",
  })

/** All sections of a page in their order. */
export const placedSections = z
  .array(placedSection)
  .max(sectionLimits.sections)
  .refine((all) => namedProducts(all).length <= sectionLimits.named, {
    error: `A page names at most ${sectionLimits.named} products`,
  })
