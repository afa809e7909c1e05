import type { Message } from "#core/i18n/message.ts"
import type { account } from "./en/account.ts"
import type { agreement } from "./en/agreement.ts"
import type { blog } from "./en/blog.ts"
import type { cart } from "./en/cart.ts"
import type { checkout } from "./en/checkout.ts"
import type { compare } from "./en/compare.ts"
import type { confirmation } from "./en/confirmation.ts"
import type { contact } from "./en/contact.ts"
import type { coupons } from "./en/coupons.ts"
import type { home } from "./en/home.ts"
import type { homes } from "./en/homes.ts"
import type { listing } from "./en/listing.ts"
import type { orderForm } from "./en/order-form.ts"
import type { pages } from "./en/pages.ts"
import type { product } from "./en/product.ts"
import type { quickView } from "./en/quick-view.ts"
import type { review } from "./en/review.ts"
import type { search } from "./en/search.ts"
import type { shell } from "./en/shell.ts"
import type { tracking } from "./en/tracking.ts"
import type { wishlist } from "./en/wishlist.ts"

type Catalogue = typeof agreement &
  typeof quickView &
  typeof compare &
  typeof wishlist &
  typeof shell &
  typeof pages &
  typeof coupons &
  typeof contact &
  typeof blog &
  typeof home &
  typeof homes &
  typeof listing &
  typeof search &
  typeof product &
  typeof orderForm &
  typeof cart &
  typeof checkout &
  typeof confirmation &
  typeof tracking &
  typeof account &
  typeof review

/** Every message key. English defines them; French and Arabic must have exactly the same. */
export type MessageKey = keyof Catalogue

export type Messages = Record<MessageKey, Message>

/** One feature's messages in another language than English. */
export type MessagesLike<T> = Record<keyof T, Message>
