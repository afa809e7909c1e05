import { type Cart, type CartItem, type CartProduct, findItem } from "./cart.ts"
import { fromDinars, toDinars } from "./money.ts"
import { type Picture, productTypes } from "./product.ts"
import { firstText, readStoredList, storedFields, storedInteger, storedNumber } from "./stored-list.ts"

const mostDinars = 1_000_000_000
const mostUnits = 1_000_000

/** A picture as this shop stores it, or the bare address of an earlier one. Only paths of the shop itself. */
function readPicture(value: unknown): Picture | null {
  const fields = storedFields(value)
  const url = firstText(fields?.url, value)
  if (!url || !/^\/(?![/\\])/.test(url)) return null
  const side = (length: unknown) => storedInteger(length, 1) ?? 1000
  return { url, width: side(fields?.width), height: side(fields?.height), alt: firstText(fields?.alt) ?? "" }
}

/** Reads a product in the stored shape: prices in dinars, as on the wire. Knows the earlier shops' names of fields
 *  (`_id`, `name`, `img`). An unknown stock counts as what is already ordered.
 *  @returns undefined without a name, an id or a price */
export function readStoredProduct(value: unknown): CartProduct | undefined {
  const fields = storedFields(value)
  if (!fields) return undefined
  const title = firstText(fields.title, fields.name)
  const id = storedInteger(fields.id, 0) ?? firstText(fields.id, fields._id, fields.documentId, fields.slug)
  const price = storedNumber(fields.price, 0, mostDinars)
  if (title === undefined || id === undefined || price === undefined) return undefined
  const documentId = firstText(fields.documentId) ?? String(id)
  const lastPrice = storedNumber(fields.lastPrice, 0, mostDinars)
  return {
    id,
    documentId,
    slug: firstText(fields.slug) ?? documentId,
    title,
    productType: productTypes.find((type) => type === fields.productType) ?? "electronics",
    status: fields.status === "out-of-stock" ? "out-of-stock" : "in-stock",
    quantity: storedInteger(fields.quantity, 0, mostUnits) ?? storedInteger(fields.orderQuantity, 0, mostUnits) ?? 0,
    price: fromDinars(price),
    lastPrice: lastPrice === undefined ? null : fromDinars(lastPrice),
    discount: storedNumber(fields.discount, 0, 100) ?? 0,
    image: readPicture(fields.image) ?? readPicture(fields.img),
  }
}

/** A product in the stored shape. */
export function storedProduct(product: CartProduct) {
  const { price, lastPrice } = product
  return { ...product, price: toDinars(price), lastPrice: lastPrice === null ? null : toDinars(lastPrice) }
}

function readCartItem(value: unknown): CartItem | undefined {
  const product = readStoredProduct(value)
  const orderQuantity = storedInteger(storedFields(value)?.orderQuantity, 1, mostUnits)
  return product && orderQuantity !== undefined ? { ...product, orderQuantity } : undefined
}

/** A cart out of its stored text; what cannot be used, and the second of two equal products, is dropped. */
export function readStoredCart(text: string | null): Cart {
  const items: CartItem[] = []
  for (const item of readStoredList(text, readCartItem)) if (!findItem(items, item)) items.push(item)
  return items
}

/** The text to store: a plain JSON array of product + orderQuantity (specification, section 3). */
export function storedCart(cart: Cart): string {
  return JSON.stringify(cart.map((item) => ({ ...storedProduct(item), orderQuantity: item.orderQuantity })))
}
