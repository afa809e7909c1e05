import { createHash } from "node:crypto"
import type { ProductResource } from "#api/catalogue/contract.ts"
import type { ProductCard } from "#api/catalogue/contract-listing.ts"
import { CatalogueIndex } from "#core/catalogue/index/catalogue-index.ts"
import { fromDinars } from "#core/money.ts"

type Known = { slug: string; documentId: string; digest: string; card: Buffer; updatedAt: string }

/** Effect of a product's change on readers: none, its own page, or also its card and the lists. */
export type ProductChange = "same" | "changed" | "new"

/** The products of one language in memory: the index that lists are found by, and each product's card as JSON. */
export class LanguageState {
  readonly index = new CatalogueIndex()
  readonly #products = new Map<number, Known>()
  readonly #bySlug = new Map<string, number>()
  readonly #byDocumentId = new Map<string, number>()

  get count(): number {
    return this.#products.size
  }

  has = (id: number): boolean => this.#products.has(id)

  /** Adds a product, or replaces what is known of it. Where another one has its slug, its documentId is its address. Strapi gives
   *  a document another id when it is published again: that is no other product. */
  set(product: ProductResource): ProductChange {
    const known = this.#products.get(product.id)
    const owner = this.#products.get(this.#bySlug.get(product.slug) ?? -1)
    const slug = owner === undefined || owner.documentId === product.documentId ? product.slug : product.documentId
    const card = Buffer.from(JSON.stringify(cardOf({ ...product, slug })))
    const digest = createHash("sha256").update(card).digest("base64url")
    if (known?.digest === digest) return "same"
    if (known) this.#forgetNames(product.id, known)
    this.#products.set(product.id, { slug, digest, card, documentId: product.documentId, updatedAt: product.updatedAt })
    this.#bySlug.set(slug, product.id)
    this.#byDocumentId.set(product.documentId, product.id)
    this.index.upsert(indexed({ ...product, slug }))
    return known ? "changed" : "new"
  }

  /** Removes all products but these.
   *  @returns the ids of those that were removed */
  keepOnly(ids: ReadonlySet<number>): number[] {
    const gone = [...this.#products].filter(([id]) => !ids.has(id))
    for (const [id, known] of gone) {
      this.#products.delete(id)
      this.#forgetNames(id, known)
      this.index.remove(id)
    }
    return gone.map(([id]) => id)
  }

  #forgetNames(id: number, { slug, documentId }: Known): void {
    if (this.#bySlug.get(slug) === id) this.#bySlug.delete(slug)
    if (this.#byDocumentId.get(documentId) === id) this.#byDocumentId.delete(documentId)
  }

  /** Cards as JSON, in the order of the ids; those that there are not are left out. */
  cards(ids: readonly number[]): Buffer[] {
    return ids.flatMap((id) => this.#products.get(id)?.card ?? [])
  }

  card(id: number): ProductCard | undefined {
    const card = this.#products.get(id)?.card
    // Written by `set`.
    return card && (JSON.parse(card.toString()) as ProductCard)
  }

  idOfSlug = (slug: string): number | undefined => this.#bySlug.get(slug)
  idOfDocument = (documentId: string): number | undefined => this.#byDocumentId.get(documentId)

  /** Ids in ascending order. */
  ids(): number[] {
    return [...this.#products.keys()].toSorted((a, b) => a - b)
  }

  /** When the product that changed last was changed, ISO 8601; "" while there is none. */
  lastChange(): string {
    let last = ""
    for (const { updatedAt } of this.#products.values()) if (updatedAt > last) last = updatedAt
    return last
  }
}

/** @returns the product without what its own page alone shows */
function cardOf(product: ProductResource): ProductCard {
  const {
    description: _d,
    additionalInformation: _a,
    features: _f,
    reviews: _r,
    stars: _s,
    variants: _v,
    ...card
  } = product
  return card
}

function indexed(product: ProductResource): Parameters<CatalogueIndex["upsert"]>[0] {
  const { name: title, price, lastPrice, categories = [], medias = [], colors = [], variants = [] } = product
  return {
    ...product,
    title,
    categories,
    medias,
    colors,
    variants,
    price: fromDinars(price),
    lastPrice: lastPrice === null ? null : fromDinars(lastPrice),
    image: product.image ?? null,
  }
}
