import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import type { DeliveryKind } from "#core/delivery/wilaya.ts"
import type { LineVariant } from "./line-variants.ts"

export type DraftLine = {
  /** Of a line that the order has; another one has none. */
  id?: number
  /** Tells lines that were added apart, whatever is changed about them. */
  key?: string
  slug: string
  title: string
  color: string | null
  size: string | null
  isOpen: boolean
  /** documentId of the variant that the line has; null = none that is known. */
  variant: string | null
  /** That of another one, which it is to have; "" = it stays. */
  chosen: string
  variants: LineVariant[]
  quantity: number
  unitPrice: number
  /** A lower unit price that was agreed, in dinars, as it is typed. */
  agreed?: string
  image: string | null
  available: number
}

/** An order as it is being written. */
export type OrderDraft = {
  firstname: string
  lastname: string
  mobile: string
  wilaya: string
  commune: string
  delivery: DeliveryKind
  /** The carrier's desk: its id, `storedDesk`, or "" for none. */
  desk: string
  address: string
  note: string
  coupon: string
  /** As agreed by phone, in dinars; empty = by the shop's prices. */
  deliveryPrice: string
  /** Discount of the goods, in dinars; empty = unchanged. */
  staffDiscount: string
  discountReason: string
  lines: DraftLine[]
}

export const emptyDraft: OrderDraft = {
  firstname: "",
  lastname: "",
  mobile: "",
  wilaya: "",
  commune: "",
  delivery: "home",
  desk: "",
  address: "",
  note: "",
  coupon: "",
  deliveryPrice: "",
  staffDiscount: "",
  discountReason: "",
  lines: [],
}

export function toOrderDraft(order: OrderDetail): OrderDraft {
  const { firstname, lastname, mobile, wilaya, commune, delivery, address, note, coupon, lines } = order
  return {
    firstname,
    lastname,
    mobile,
    wilaya,
    commune,
    delivery,
    desk: order.desk ? storedDesk : "",
    address: address ?? "",
    note: note ?? "",
    coupon: coupon ?? "",
    deliveryPrice: "",
    staffDiscount: "",
    discountReason: "",
    lines: lines.map((line) => ({ ...line, chosen: "" })),
  }
}

/** The desk that an order has already. */
export const storedDesk = "stored"

/** The desk as a body has it; left out where the order goes to the door, or keeps its own. */
const deskOf = ({ delivery, desk }: OrderDraft, none: null | undefined) =>
  delivery === "desk" && desk !== storedDesk && { desk: desk === "" ? none : Number(desk) }

const orNull = (text: string) => (text.trim() === "" ? null : text.trim())

type NamedLine = Pick<DraftLine, "id" | "slug" | "color" | "size" | "quantity">

/** A line as a change of its order names it: with another variant, or as it is.
 *  @param chosen documentId of that variant; "" = it stays */
export function toDraftLine({ id, slug, color, size, quantity }: NamedLine, chosen: string) {
  const named = { ...(id !== undefined && { id }), slug, quantity }
  return chosen ? { ...named, variant: chosen } : { ...named, color, size }
}

const chosenLine = (line: DraftLine) => toDraftLine(line, line.chosen)

/** Returns the unit price of a line: that of a variant that is chosen now where it has its own, else the agreed one. */
export const lineUnitPrice = ({ unitPrice, chosen, variants }: DraftLine): number =>
  variants.find(({ documentId }) => documentId === chosen)?.price ?? unitPrice

/** Returns what agreed prices of lines take off, in dinars. */
export function agreedDiscount(lines: readonly DraftLine[]): number {
  const off = lines.reduce((sum, line) => {
    const { agreed = "", quantity } = line
    const price = Number(agreed)
    const isLower = agreed.trim() !== "" && price >= 0 && price < lineUnitPrice(line)
    return isLower ? sum + Math.round((lineUnitPrice(line) - price) * 100) * quantity : sum
  }, 0)
  return off / 100
}

/** Returns the change of a draft that gets other lines. Their agreed prices set its discount, and the discount's reason unless
 *  somebody wrote one.
 *  @param reasonOf describes a line's agreed price */
export function withLines(
  { lines: before, discountReason }: OrderDraft,
  lines: DraftLine[],
  reasonOf: (line: DraftLine) => string,
): Partial<OrderDraft> {
  const off = agreedDiscount(lines)
  if (off === agreedDiscount(before)) return { lines }
  const reasonFor = (some: readonly DraftLine[]) =>
    some
      .filter((line) => agreedDiscount([line]) > 0)
      .map(reasonOf)
      .join(" · ")
      .slice(0, 200)
  const isOwn = discountReason !== "" && discountReason !== reasonFor(before)
  return {
    lines,
    staffDiscount: off > 0 ? String(off) : "",
    ...(!isOwn && { discountReason: reasonFor(lines) }),
  }
}

/** Units that a line can have, of the variant that is chosen now or of what it has. */
export const lineAvailable = ({ available, chosen, variants }: DraftLine): number =>
  variants.find(({ documentId }) => documentId === chosen)?.left ?? available

/** The phone matters to what an order costs only where a coupon counts its uses by it. */
const phoneOfCoupon = ({ coupon, mobile }: OrderDraft) => (coupon.trim() && mobile.trim() ? { mobile } : {})

/** Whether it can be asked what a draft would cost: it has goods, each so many. */
export const canBeQuoted = ({ lines }: OrderDraft): boolean =>
  lines.length > 0 && lines.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)

/** The discount that is given now. A quote needs no reason yet. */
const discountOf = ({ staffDiscount, discountReason }: OrderDraft, noReason = "") =>
  staffDiscount.trim() !== "" && {
    staffDiscount: { amount: Number(staffDiscount), reason: discountReason.trim() || noReason },
  }

/** Returns the part of a change that its costs depend on. */
export function toEditedGoods(draft: OrderDraft, version: number) {
  const { wilaya, commune, delivery, deliveryPrice, lines } = draft
  return {
    version,
    delivery,
    lines: lines.map(chosenLine),
    ...phoneOfCoupon(draft),
    ...(wilaya && commune && { wilaya, commune }),
    ...discountOf(draft, "-"),
    ...(deliveryPrice.trim() !== "" && { deliveryPrice: Number(deliveryPrice) }),
  }
}

/** The body of a change: everything as it is written; the price of delivery only where one was agreed. */
export function toOrderEdit(draft: OrderDraft, version: number) {
  const { firstname, lastname, mobile, wilaya, commune, delivery, address, note, deliveryPrice, lines } = draft
  return {
    version,
    firstname,
    lastname,
    mobile,
    wilaya,
    commune,
    delivery,
    ...deskOf(draft, null),
    address: orNull(address),
    note: orNull(note),
    lines: lines.map(chosenLine),
    ...discountOf(draft),
    ...(deliveryPrice.trim() !== "" && { deliveryPrice: Number(deliveryPrice) }),
  }
}

/** The goods of a phone order, which alone are enough to ask what it would cost. */
export function toOrderGoods(draft: OrderDraft) {
  const { wilaya, commune, delivery, coupon, lines } = draft
  return {
    lines: lines.map(({ id: _id, ...line }) => chosenLine(line)),
    coupon: orNull(coupon),
    delivery,
    ...(wilaya && { wilaya }),
    ...(wilaya && commune && { commune }),
    ...phoneOfCoupon(draft),
    ...discountOf(draft, "-"),
  }
}

/** The body of a phone order. */
export function toPhoneOrder(draft: OrderDraft, idempotencyKey: string) {
  const { firstname, lastname, mobile, wilaya, commune, address, note } = draft
  return {
    ...toOrderGoods(draft),
    ...discountOf(draft),
    firstname,
    lastname,
    mobile,
    wilaya,
    commune,
    ...deskOf(draft, undefined),
    address: orNull(address),
    note: orNull(note),
    idempotencyKey,
  }
}
