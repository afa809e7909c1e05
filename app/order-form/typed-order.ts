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
  return { quantity: 1, color, size: "", wilaya: "Alger", commune: "Kouba", ...nobody, delivery: "home", amount: 0 }
}

/** Reads the form's fields, in the browser and on the server. */
export function readOrder(form: FormData): TypedOrder {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === "string" ? value.trim() : ""
  }
  return {
    quantity: boundedQuantity(Number(text("quantity"))),
    color: text("color"),
    size: text("size"),
    wilaya: text("wilaya"),
    commune: text("commune"),
    mobile: text("mobile"),
    firstname: text("firstname"),
    lastname: text("lastname"),
    delivery: deliveryKinds.find((kind) => kind === text("delivery")) ?? "home",
    amount: text("amount") === "" ? Number.NaN : Number(text("amount")),
  }
}

/** Colour and size in the payload's one field `color`: the specification has no field for the size, and the merchant
 *  must learn it. */
export function colorAndSize({ color, size }: Pick<TypedOrder, "color" | "size">): string {
  return [color, size].filter(Boolean).join(" · ")
}
