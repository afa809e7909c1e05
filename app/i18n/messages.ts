import type { cart } from "./en/cart.ts"
import type { confirmation } from "./en/confirmation.ts"
import type { home } from "./en/home.ts"
import type { listing } from "./en/listing.ts"
import type { orderForm } from "./en/order-form.ts"
import type { product } from "./en/product.ts"
import type { shell } from "./en/shell.ts"
import type { Message } from "./translate.ts"

type Catalogue = typeof shell &
  typeof home &
  typeof listing &
  typeof product &
  typeof orderForm &
  typeof cart &
  typeof confirmation

/** Every message key. English defines them; French and Arabic must have exactly the same. */
export type MessageKey = keyof Catalogue

export type Messages = Record<MessageKey, Message>

/** One feature's messages in another language than English. */
export type MessagesLike<T> = Record<keyof T, Message>
