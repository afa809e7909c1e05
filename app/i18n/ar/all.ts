import type { Messages } from "../messages.ts"
import { account } from "./account.ts"
import { blog } from "./blog.ts"
import { cart } from "./cart.ts"
import { confirmation } from "./confirmation.ts"
import { home } from "./home.ts"
import { listing } from "./listing.ts"
import { orderForm } from "./order-form.ts"
import { pages } from "./pages.ts"
import { product } from "./product.ts"
import { review } from "./review.ts"
import { shell } from "./shell.ts"
import { wishlist } from "./wishlist.ts"

export const messages: Messages = {
  ...shell,
  ...pages,
  ...blog,
  ...home,
  ...listing,
  ...product,
  ...orderForm,
  ...cart,
  ...confirmation,
  ...account,
  ...wishlist,
  ...review,
}
