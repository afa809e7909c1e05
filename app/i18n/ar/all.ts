import type { Messages } from "../messages.ts"
import { account } from "./account.ts"
import { agreement } from "./agreement.ts"
import { blog } from "./blog.ts"
import { cart } from "./cart.ts"
import { checkout } from "./checkout.ts"
import { compare } from "./compare.ts"
import { confirmation } from "./confirmation.ts"
import { contact } from "./contact.ts"
import { coupons } from "./coupons.ts"
import { home } from "./home.ts"
import { homes } from "./homes.ts"
import { listing } from "./listing.ts"
import { orderForm } from "./order-form.ts"
import { pages } from "./pages.ts"
import { product } from "./product.ts"
import { quickView } from "./quick-view.ts"
import { review } from "./review.ts"
import { search } from "./search.ts"
import { shell } from "./shell.ts"
import { tracking } from "./tracking.ts"
import { wishlist } from "./wishlist.ts"

export const messages: Messages = {
  ...shell,
  ...pages,
  ...coupons,
  ...contact,
  ...blog,
  ...home,
  ...homes,
  ...listing,
  ...search,
  ...product,
  ...orderForm,
  ...cart,
  ...checkout,
  ...confirmation,
  ...tracking,
  ...account,
  ...quickView,
  ...compare,
  ...wishlist,
  ...agreement,
  ...review,
}
