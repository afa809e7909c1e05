import type { OrderAlert } from "../order-form/sending/order-answer.ts"
import type { CheckoutFormValues } from "./checkout-form-values.ts"

/** What the server answers while no order is placed. The form itself is still on screen with all that was typed. */
export type CheckoutAnswer = {
  alert: OrderAlert
  /** What the answer is about. */
  sent: Pick<CheckoutFormValues, "wilaya" | "delivery" | "lines">
}
