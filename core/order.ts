import type { Centimes } from "./money.ts"
import type { DeliveryKind } from "./wilaya.ts"

/** The order form's fields; their names are the payload's (specification, section 3). */
export type OrderFields = {
  quantity: number
  product: string
  color: string
  /** Unit price × quantity. */
  amount: Centimes
  wilaya: string
  commune: string
  mobile: string
  firstname: string
  lastname: string
  delivery: DeliveryKind
}

export type OrderLine = {
  slug: string
  sku: string
  title: string
  color: string | null
  quantity: number
  unitPrice: Centimes
  lineTotal: Centimes
  image: string | null
}

/** An order as it was placed: the names and prices are those of that moment. */
export type Order = {
  documentId: string
  /** `HN-26-000123`; for people, never a key to the order. */
  number: string
  /** 128 random bits; whoever holds it may read the order. */
  token: string
  status: "new"
  firstname: string
  lastname: string
  mobile: string
  wilaya: string
  commune: string
  delivery: DeliveryKind
  lines: OrderLine[]
  amount: Centimes
  /** null = not known yet; given by phone. */
  deliveryPrice: Centimes | null
  /** amount + deliveryPrice, or the amount alone while the delivery price is not known. */
  total: Centimes
  createdAt: string
}
