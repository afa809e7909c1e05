import { type DeliveryKind, deliveryKinds } from "#core/wilaya.ts"

/** The order form as it was filled in: texts trimmed, nothing else changed. */
export type TypedOrder = {
  quantity: number
  color: string
  size: string
  wilaya: string
  commune: string
  mobile: string
  firstname: string
  lastname: string
  delivery: DeliveryKind
  /** The amount that was on screen, in dinars; NaN when the field is missing. */
  amount: number
  /** The price of the chosen delivery that was on screen, in dinars; null = "given by phone", undefined = not told. */
  deliveryPrice: number | null | undefined
}

/** The contract's largest quantity. */
const mostUnits = 999

/** A quantity within its bounds: at least 1 (specification, section 9). */
export function boundedQuantity(quantity: number): number {
  return Math.min(mostUnits, Math.max(1, Math.trunc(quantity) || 1))
}

/** The form before anything is chosen (specification, section 4 "Order form").
 *  @param color name of the product's first colour, empty without colours */
export function startingOrder(color: string): TypedOrder {
  const nobody = { mobile: "", firstname: "", lastname: "" }
  const shown = { amount: 0, deliveryPrice: undefined }
  return { quantity: 1, color, size: "", wilaya: "Alger", commune: "Kouba", ...nobody, delivery: "home", ...shown }
}

/** Reads the form's fields, in the browser and on the server. */
export function readOrder(form: FormData): TypedOrder {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === "string" ? value.trim() : ""
  }
  const delivery = deliveryKinds.find((kind) => kind === text("delivery")) ?? "home"
  return {
    quantity: boundedQuantity(Number(text("quantity"))),
    color: text("color"),
    size: text("size"),
    wilaya: text("wilaya"),
    commune: text("commune"),
    mobile: text("mobile"),
    firstname: text("firstname"),
    lastname: text("lastname"),
    delivery,
    amount: text("amount") === "" ? Number.NaN : Number(text("amount")),
    deliveryPrice: shownPrice(form.get(`${delivery}Price`)),
  }
}

function shownPrice(value: FormDataEntryValue | null): number | null | undefined {
  if (value === "") return null
  const price = value === null ? Number.NaN : Number(value)
  return price >= 0 && price < 1e12 ? price : undefined
}

/** Colour and size in the payload's one field `color`: the specification has no field for the size, and the merchant
 *  must learn it. */
export function colorAndSize({ color, size }: Pick<TypedOrder, "color" | "size">): string {
  return [color, size].filter(Boolean).join(" · ")
}
