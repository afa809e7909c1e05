import { dinarsOf, readPerson, startingPerson, type TypedPerson, textOf } from "./typed-person.ts"

/** The order form as it was filled in: texts trimmed, nothing else changed. */
export type TypedOrder = TypedPerson & {
  quantity: number
  color: string
  size: string
  /** The amount that was on screen, in dinars; undefined when the field is missing. */
  amount: number | undefined
}

/** The contract's largest quantity. */
const mostUnits = 999

/** A quantity within its bounds: at least 1 (specification, section 9), at most what the merchant allows.
 *  @param most null = any number */
export function boundedQuantity(quantity: number, most: number | null = null): number {
  return Math.min(most ?? mostUnits, mostUnits, Math.max(1, Math.trunc(quantity) || 1))
}

/** The form before anything is chosen (specification, section 4 "Order form").
 *  @param color name of the product's first colour, empty without colours */
export function startingOrder(color: string): TypedOrder {
  return { ...startingPerson, quantity: 1, color, size: "", amount: 0 }
}

/** Reads the form's fields, in the browser and on the server. */
export function readOrder(form: FormData): TypedOrder {
  return {
    ...readPerson(form),
    quantity: boundedQuantity(Number(textOf(form, "quantity"))),
    color: textOf(form, "color"),
    size: textOf(form, "size"),
    amount: dinarsOf(form, "amount"),
  }
}

/** The contract's longest colour, in characters. */
const longestColor = 80

/** Colour and size in the payload's one field `color`: the specification has no field for the size, and the merchant
 *  must learn it. */
export function colorAndSize({ color, size }: Pick<TypedOrder, "color" | "size">): string {
  return [color, size].filter(Boolean).join(" · ").slice(0, longestColor)
}

/** What is ordered, in one text: the form's tries to order are told apart by it. */
export function orderedGoods(slug: string, typed: Pick<TypedOrder, "quantity" | "color" | "size">): string {
  return `${typed.quantity} ${slug} ${colorAndSize(typed)}`
}
