import { deliveryProfiles, toProductDelivery } from "../catalogue/product-delivery.ts"
import { fromDinars, toDinars } from "../money.ts"
import type { Cart, CartItem } from "./cart.ts"
import type { CartChoice, CartProduct } from "./cart-product.ts"
import { parseSavedProduct } from "./parse-saved-list.ts"
import { isSameLine } from "./same-product.ts"
import { toSavedPicture } from "./saved-list.ts"
import { readStoredList, storedFields, storedInteger, storedNumber } from "./stored-list.ts"

const maxDinars = 1_000_000_000
const maxUnits = 1_000_000

const maxCharacters = 120

const isShortText = (value: unknown): value is string => typeof value === "string" && value.length <= maxCharacters

/** Reads the chosen variant of a stored product; undefined unless it is whole. */
function readChoice(value: unknown): CartChoice | undefined {
  const fields = storedFields(value)
  if (!fields) return undefined
  const { variant, sku, color, size, colorName, sizeName } = fields
  if (!isShortText(variant) || !/^[\w-]+$/.test(variant)) return undefined
  if (!isShortText(sku) || !isShortText(color) || !isShortText(size)) return undefined
  if (!isShortText(colorName) || !isShortText(sizeName)) return undefined
  return { variant, sku, color, size, colorName, sizeName }
}

/** Reads how a stored product is delivered; undefined = as all others. */
function readDelivery(value: unknown): CartProduct["delivery"] {
  const fields = storedFields(value)
  const profile = deliveryProfiles.find((one) => one === fields?.profile)
  return profile && toProductDelivery(profile, storedInteger(fields?.surcharge, 0, maxDinars * 100) ?? 0)
}

/** Reads a product in the stored shape: prices in dinars, as on the wire. An unknown stock counts as what is already
 *  ordered.
 *  @returns undefined without a name, an id or a price */
export function readStoredProduct(value: unknown): CartProduct | undefined {
  const fields = storedFields(value)
  const saved = parseSavedProduct(value)
  const price = storedNumber(fields?.price, 0, maxDinars)
  if (!fields || !saved || price === undefined) return undefined
  const lastPrice = storedNumber(fields.lastPrice, 0, maxDinars)
  const choice = readChoice(fields.choice)
  const delivery = readDelivery(fields.delivery)
  return {
    ...saved,
    status: fields.status === "out-of-stock" ? "out-of-stock" : "in-stock",
    quantity: storedInteger(fields.quantity, 0, maxUnits) ?? storedInteger(fields.orderQuantity, 0, maxUnits) ?? 0,
    price: fromDinars(price),
    lastPrice: lastPrice === undefined ? null : fromDinars(lastPrice),
    discount: storedNumber(fields.discount, 0, 100) ?? 0,
    ...(delivery && { delivery }),
    ...(choice && { choice }),
    ...(!choice && fields.needsChoice === true && { needsChoice: true }),
  }
}

/** A product in the stored shape. */
export function storedProduct(product: CartProduct) {
  const { price, lastPrice, image } = product
  return {
    ...product,
    price: toDinars(price),
    lastPrice: lastPrice === null ? null : toDinars(lastPrice),
    image: toSavedPicture(image),
  }
}

function readCartItem(value: unknown): CartItem | undefined {
  const product = readStoredProduct(value)
  const orderQuantity = storedInteger(storedFields(value)?.orderQuantity, 1, maxUnits)
  return product && orderQuantity !== undefined ? { ...product, orderQuantity } : undefined
}

/** A cart out of its stored text; what cannot be used, and the second of two equal lines, is dropped. */
export function readStoredCart(text: string | null): Cart {
  const items: CartItem[] = []
  for (const item of readStoredList(text, readCartItem)) {
    if (!items.some((one) => isSameLine(one, item))) items.push(item)
  }
  return items
}

/** The text to store: a plain JSON array of product + orderQuantity (specification, section 3), with the chosen variant. */
export function storedCart(cart: Cart): string {
  return JSON.stringify(cart.map((item) => ({ ...storedProduct(item), orderQuantity: item.orderQuantity })))
}
