import { noChoice, type VariantChoice } from "#core/catalogue/variants/variant.ts"
import { maxLineUnits } from "#core/orders/order-maximums.ts"
import {
  formDinars,
  formText,
  type PersonFormValues,
  readPerson,
  startingPersonOf,
} from "../../../forms/person-form-values.ts"

/** The order form as it was filled in: texts trimmed, nothing else changed. */
export type OrderFormValues = PersonFormValues & {
  quantity: number
  /** Codes of the chosen colour and size. */
  color: string
  size: string
  /** The amount that was on screen, in dinars; undefined when the field is missing. */
  amount: number | undefined
}

/** A quantity within its bounds: at least 1 (specification, section 9), at most what the merchant allows.
 *  @param allowed null = any number */
export function boundedQuantity(quantity: number, allowed: number | null = null): number {
  return Math.min(allowed ?? maxLineUnits, maxLineUnits, Math.max(1, Math.trunc(quantity) || 1))
}

/** The form before anything is chosen (specification, section 4 "Order form").
 *  @param choice what the product's page begins with
 *  @param shop undefined = the specification's place */
export function startingOrder(
  choice: VariantChoice = noChoice,
  shop?: Parameters<typeof startingPersonOf>[0],
): OrderFormValues {
  return { ...startingPersonOf(shop), ...choice, quantity: 1, amount: 0 }
}

/** Reads the form's fields, in the browser and on the server. */
export function readOrder(form: FormData): OrderFormValues {
  return {
    ...readPerson(form),
    quantity: boundedQuantity(Number(formText(form, "quantity"))),
    color: formText(form, "color"),
    size: formText(form, "size"),
    amount: formDinars(form, "amount"),
  }
}

/** Colour and size in one text, for people and for comparisons. */
export function colorAndSize({ color, size }: VariantChoice): string {
  return [color, size].filter(Boolean).join(" · ")
}

/** Returns the ordered goods as one text, by which the form's tries to order are told apart. */
export function orderedGoods(slug: string, typed: Pick<OrderFormValues, "quantity" | "color" | "size">): string {
  return `${typed.quantity} ${slug} ${colorAndSize(typed)}`
}

/** Fields of an order form beside what the shopper fills in and its signed time. No browser knows the name of the last one to fill it in. */
export const traceFields = { key: "try", session: "visit", trap: "second_note" } as const
