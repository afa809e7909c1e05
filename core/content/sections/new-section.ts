import { noTexts, type Texts } from "../../i18n/texts.ts"
import type { SectionContents, SectionKind, SectionRule } from "./section.ts"
import type { StoredSection } from "./section-texts.ts"

type Contents = SectionContents<Texts, string>

const t = noTexts
const pictured = { picture: null, product: null }
const rule = (name: SectionRule) => ({ rule: name, category: "", slugs: [] })

const words = { kick: t, title: t, text: t, button: t, link: "" }

export const newSlide: Contents["slides"]["items"][number] = { ...pictured, ...words, name: t }

export const newBanner: Contents["banners"]["items"][number] = {
  ...pictured,
  universe: null,
  rule: "featured",
  title: t,
  text: t,
  button: t,
  link: "",
  low: false,
}

/** A tab, or one list of several. */
export const newTab: Contents["product-tabs"]["tabs"][number] = { ...rule("newest"), title: t }

/** Content of a new section of each kind: it names no product and says nothing of the shop. */
export const newContents: Contents = {
  slides: { look: "alone", universe: null, label: t, items: [], fill: 3, tile: null },
  universes: { title: t, items: [] },
  categories: { look: "list", universe: null, title: t, count: 15 },
  "product-row": {
    ...rule("newest"),
    ...pictured,
    look: "grid",
    universe: null,
    title: t,
    subtitle: t,
    text: t,
    button: t,
    link: "",
    count: 4,
  },
  "product-tabs": {
    universe: null,
    title: t,
    tabs: (["newest", "featured", "best-sellers"] as const).map((name) => ({ ...newTab, rule: name })),
    open: 2,
    count: 8,
  },
  "product-lists": {
    universe: null,
    lists: (["on-sale", "featured", "best-sellers"] as const).map((name) => ({ ...newTab, rule: name })),
    count: 3,
  },
  deal: { universe: null, kick: t, product: null },
  banners: { label: t, items: [] },
  promises: {},
  brands: { universe: null, title: t, count: 12 },
  "text-picture": { ...pictured, ...words, universe: null },
  reviews: { universe: null, title: t, count: 3 },
  coupons: { title: t, count: 3 },
  posts: { title: t, count: 4 },
  newsletter: { title: t, text: t },
  video: { title: t, text: t, videoId: "", picture: null },
  "order-form": {},
}

/** A section of a kind, with changes to what a new one holds. */
export const newSection = <K extends SectionKind>(kind: K, change: Partial<Contents[K]> = {}): StoredSection =>
  ({ kind, content: { ...newContents[kind], ...change } }) as StoredSection
