import { isInStock, type Product, type ProductType } from "#core/catalogue/product.ts"
import type { Picture } from "#core/media/picture.ts"

/** A product in one of its colours, as the home page likes to show it when the shop sells it. */
type ShowcaseChoice = { slug: string; hex: string }

export type Slide = {
  product: Product
  picture: Picture
  /** Whose words the slide carries; null = the product's own title and description. */
  campaign: Campaign["name"] | null
  /** A wide picture of the product among others, in place of its own. */
  wide?: Picture
}

type Campaign = ShowcaseChoice & { name: "aura" | "casbah" | "lumen" }

const campaigns: Campaign[] = [
  { name: "aura", slug: "casque-aura", hex: "#d6c6a8" },
  { name: "casbah", slug: "sac-casbah", hex: "#24483a" },
  { name: "lumen", slug: "lumen-ambre", hex: "#c9822e" },
]

const universePictures: Record<ProductType, ShowcaseChoice> = {
  electronics: { slug: "casque-aura", hex: "#2b3a63" },
  fashion: { slug: "sac-casbah", hex: "#e6dcc6" },
  beauty: { slug: "lumen-rose", hex: "#e58fa0" },
  jewelry: { slug: "solitaire-yasmine", hex: "#f0c878" },
}

const bannerPictures = {
  beauty: { slug: "creme-solea", hex: "#d9b48a" },
  fashion: { slug: "lunettes-cirta", hex: "#4a2c1b" },
} satisfies Partial<Record<ProductType, ShowcaseChoice>>

const aislesChoice = { slug: "nova-12", hex: "#a9b9a4" }

export const slideCount = 3
const tileSlug = "nova-12"

/** The products that home pages like to show. */
export const showcaseSlugs: readonly string[] = [
  ...new Set([
    ...campaigns.map(({ slug }) => slug),
    ...Object.values(universePictures).map(({ slug }) => slug),
    ...Object.values(bannerPictures).map(({ slug }) => slug),
    aislesChoice.slug,
    tileSlug,
  ]),
]

function colourPicture(product: Product, hex: string): Picture | null {
  return product.colors.find((color) => color.hex === hex)?.image ?? product.image
}

function firstPicture(products: Product[]): Picture | null {
  return products.find(({ image }) => image)?.image ?? null
}

/** The wished picture, or that of a featured or any other product of the universe; null while there is none. */
function pictureFor(products: Product[], universe: ProductType, choice: ShowcaseChoice): Picture | null {
  const chosen = products.find(({ slug }) => slug === choice.slug)
  const own = products.filter(({ productType }) => productType === universe)
  return (
    (chosen && colourPicture(chosen, choice.hex)) ?? firstPicture(own.filter((p) => p.featured)) ?? firstPicture(own)
  )
}

/** The hero's slides: the campaigns whose product can be bought, filled up with featured products. */
export function heroSlides(products: Product[]): Slide[] {
  const forSale = products.filter(isInStock)
  const slides: Slide[] = []
  for (const { name, slug, hex } of campaigns) {
    const product = forSale.find((candidate) => candidate.slug === slug)
    const picture = product && colourPicture(product, hex)
    if (product && picture) slides.push({ product, picture, campaign: name })
  }
  for (const product of forSale) {
    const shown = slides.some((slide) => slide.product === product)
    if (product.featured && product.image && !shown) slides.push({ product, picture: product.image, campaign: null })
  }
  return slides.slice(0, slideCount)
}

export const universeSlideCount = 4

/** The slides of one universe: its campaigns and featured products, filled up with any that have a picture. */
export function universeSlides(products: Product[], universe: ProductType): Slide[] {
  const own = products.filter((product) => product.productType === universe && isInStock(product))
  const first = heroSlides(own)
  const others = own.filter((product) => first.every((slide) => slide.product !== product))
  const rest = others.flatMap((product): Slide[] =>
    product.image ? [{ product, picture: product.image, campaign: null }] : [],
  )
  return [...first, ...rest].slice(0, universeSlideCount)
}

/** The product on the tile beside the hero, one that no slide shows. */
export function heroTile(products: Product[], slides: Slide[]): Product | null {
  const candidates = products.filter(
    (product) => isInStock(product) && product.image && slides.every((slide) => slide.product !== product),
  )
  return (
    candidates.find(({ slug }) => slug === tileSlug) ??
    candidates.find(({ featured }) => featured) ??
    candidates[0] ??
    null
  )
}

export function universePicture(products: Product[], universe: ProductType): Picture | null {
  return pictureFor(products, universe, universePictures[universe])
}

export function bannerPicture(products: Product[], universe: keyof typeof bannerPictures): Picture | null {
  return pictureFor(products, universe, bannerPictures[universe])
}

/** The picture under the list of electronic aisles. */
export function aislesPicture(products: Product[]): Picture | null {
  return pictureFor(products, "electronics", aislesChoice)
}
