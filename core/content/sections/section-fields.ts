import { productTypes } from "../../catalogue/product-type.ts"
import { universeLimits } from "../../catalogue/universe.ts"
import { newBanner, newSlide, newTab } from "./new-section.ts"
import {
  categoryLooks,
  rowLooks,
  type SectionContents,
  type SectionKind,
  sectionLimits,
  slideLooks,
} from "./section.ts"

/** Replacement of an empty text: the default words of its kind, or those of the product. */
type Fallback = "default" | "product"

type Control<Name extends string> =
  | { type: "text"; name: Name; max: number; rows?: number; fallback?: Fallback }
  | { type: "choice"; name: Name; options: readonly string[] }
  | { type: "count"; name: Name; min: number; max: number }
  /** `required` where no product type is no answer. */
  | { type: "universe"; name: Name; required?: true }
  /** How products are found: with its category, or with the products by hand. */
  | { type: "rule"; name: Name }
  | { type: "link" | "picture" | "product" | "video" | "toggle"; name: Name }
  /** Which of the entries of another field is seen first. */
  | { type: "first"; name: Name; of: Name }
  | { type: "items"; name: Name; max: number; item: object; fields: readonly SectionField[] }

/** A field of a section's form. */
export type SectionField<Name extends string = string> = Control<Name> & {
  /** The looks (values of the field `look`) that show it; without them: every look. */
  looks?: readonly string[]
}

const { title: maxTitle, text: maxText, button: maxButton, products, slides, tabs, lists, banners } = sectionLimits

const title = { type: "text", name: "title", max: maxTitle, fallback: "default" } as const
const ownTitle = { type: "text", name: "title", max: maxTitle } as const
const kick = { type: "text", name: "kick", max: maxTitle } as const
const words = { type: "text", name: "text", max: maxText, rows: 3 } as const
const button = { type: "text", name: "button", max: maxButton, fallback: "default" } as const
const label = { type: "text", name: "label", max: maxTitle, fallback: "default" } as const
const universe = { type: "universe", name: "universe" } as const
const count = { type: "count", name: "count", min: 1, max: products } as const
const link = { type: "link", name: "link" } as const
const picture = { type: "picture", name: "picture" } as const
const product = { type: "product", name: "product" } as const
const rule = { type: "rule", name: "rule" } as const

const listed = { type: "items", item: newTab, fields: [rule, title] } as const
const withButton = ["grid", "large-first", "aisles", "banner"] as const
const pictured = ["aisles", "banner"] as const

/** The fields of each kind's form, in their order. They cover what the kind holds (`SectionContents`), and a value within
 *  their bounds keeps to the contract. */
export const sectionFields: {
  [K in SectionKind]: readonly SectionField<keyof SectionContents<string, string>[K] & string>[]
} = {
  slides: [
    { type: "choice", name: "look", options: slideLooks },
    universe,
    { type: "count", name: "fill", min: 0, max: slides },
    {
      type: "items",
      name: "items",
      max: slides,
      item: newSlide,
      fields: [
        product,
        picture,
        { ...kick, fallback: "product" },
        { ...ownTitle, fallback: "product" },
        { ...words, fallback: "product" },
        button,
        { type: "text", name: "name", max: maxTitle },
        link,
      ],
    },
    { type: "product", name: "tile", looks: ["tile"] },
    { ...label, looks: ["tile", "alone", "full"] },
  ],
  universes: [
    title,
    {
      type: "items",
      name: "items",
      max: universeLimits.universes,
      item: { universe: productTypes[0], picture: null, product: null },
      fields: [{ ...universe, required: true }, product, picture],
    },
  ],
  categories: [
    { type: "choice", name: "look", options: categoryLooks },
    universe,
    { ...count, max: sectionLimits.categories },
    title,
  ],
  "product-row": [
    { type: "choice", name: "look", options: rowLooks },
    rule,
    universe,
    { ...count, looks: withButton },
    title,
    { type: "text", name: "subtitle", max: maxTitle, looks: ["banner"] },
    { ...words, looks: ["aisles", "banner", "scene"] },
    { ...button, looks: withButton },
    { ...link, looks: withButton },
    { ...product, looks: pictured },
    { ...picture, looks: pictured },
  ],
  "product-tabs": [
    universe,
    count,
    { type: "first", name: "open", of: "tabs" },
    title,
    { ...listed, name: "tabs", max: tabs },
  ],
  "product-lists": [universe, count, { ...listed, name: "lists", max: lists }],
  deal: [universe, { ...kick, fallback: "default" }, product],
  banners: [
    {
      type: "items",
      name: "items",
      max: banners,
      item: newBanner,
      fields: [
        universe,
        { type: "choice", name: "rule", options: ["featured", "on-sale", "newest"] },
        ownTitle,
        words,
        button,
        link,
        product,
        picture,
        { type: "toggle", name: "low" },
      ],
    },
    label,
  ],
  promises: [],
  brands: [universe, count, title],
  "text-picture": [universe, kick, ownTitle, { ...words, rows: 5 }, button, link, product, picture],
  reviews: [universe, count, title],
  coupons: [count, title],
  posts: [count, title],
  newsletter: [title, { ...words, fallback: "default" }],
  video: [{ type: "video", name: "videoId" }, ownTitle, words, picture],
  "order-form": [],
}
