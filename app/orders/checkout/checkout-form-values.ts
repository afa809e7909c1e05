import type { OrderedLine } from "#core/orders/order.ts"
import { formDinars, formText, type PersonFormValues, readPerson } from "../../forms/person-form-values.ts"
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

/** What is ordered, in one text: the tries to order are told apart by it. */
export function checkoutGoods({ lines }: Pick<CheckoutFormValues, "lines">): string {
  return lines.map(({ slug, quantity, variant }) => [quantity, slug, variant].filter(Boolean).join(" ")).join(", ")
}
