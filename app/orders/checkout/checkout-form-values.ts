import type { OrderedLine } from "#core/orders/order.ts"
import { formDinars, formText, type PersonFormValues, readPerson } from "../../forms/person-form-values.ts"
import type { OrderAlert } from "../order-form/sending/order-answer.ts"
import { readLines } from "./wire-lines.ts"

/** The checkout as it was filled in, with the cart that it shows; amounts in dinars, undefined when not told. */
export type CheckoutFormValues = PersonFormValues & {
  address: string
  email: string
  note: string
  coupon: string
  lines: OrderedLine[]
  amount: number | undefined
  discount: number | undefined
}

/** Reads the checkout's fields, in the browser and on the server. */
export function readCheckout(form: FormData): CheckoutFormValues {
  const text = (name: string) => formText(form, name)
  return {
    ...readPerson(form),
    address: text("address"),
    email: text("email"),
    note: text("note"),
    coupon: text("coupon"),
    lines: readLines(formText(form, "lines")),
    amount: formDinars(form, "amount"),
    discount: formDinars(form, "discount"),
  }
}

/** Returns the ordered goods as one text, by which tries to order are told apart. */
export function checkoutGoods({ lines }: Pick<CheckoutFormValues, "lines">): string {
  return lines.map(({ slug, quantity, variant }) => [quantity, slug, variant].filter(Boolean).join(" ")).join(", ")
}

/** Reply while no order is placed. The form itself is still on screen with all that was typed. */
export type CheckoutAnswer = {
  alert: OrderAlert
  /** The values that were sent. */
  sent: Pick<CheckoutFormValues, "wilaya" | "commune" | "delivery" | "lines">
}
