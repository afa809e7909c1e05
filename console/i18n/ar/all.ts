import { account } from "./account.ts"
import { audit } from "./audit.ts"
import { auth } from "./auth.ts"
import { blocks } from "./blocks.ts"
import { calls } from "./calls.ts"
import { coupon } from "./coupon.ts"
import { delivery } from "./delivery.ts"
import { form } from "./form.ts"
import { mail } from "./mail.ts"
import { media } from "./media.ts"
import { numbers } from "./numbers.ts"
import { order } from "./order.ts"
import { orderMessages } from "./order-messages.ts"
import { orders } from "./orders.ts"
import { phoneBlocks } from "./phone-blocks.ts"
import { post } from "./post.ts"
import { product } from "./product.ts"
import { productFile } from "./product-file.ts"
import { products } from "./products.ts"
import { review } from "./review.ts"
import { sections } from "./sections.ts"
import { settings } from "./settings.ts"
import { setup } from "./setup.ts"
import { sheet } from "./sheet.ts"
import { shell } from "./shell.ts"
import { sizeGuides } from "./size-guides.ts"
import { staff } from "./staff.ts"
import { stock } from "./stock.ts"
import { theme } from "./theme.ts"
import { variants } from "./variants.ts"
import { visitors } from "./visitors.ts"

export const texts = {
  ...account,
  ...audit,
  ...auth,
  ...blocks,
  ...calls,
  ...coupon,
  ...delivery,
  ...form,
  ...media,
  ...mail,
  ...numbers,
  ...order,
  ...orderMessages,
  ...orders,
  ...phoneBlocks,
  ...productFile,
  ...products,
  ...post,
  ...sections,
  ...settings,
  ...setup,
  ...sheet,
  ...product,
  ...review,
  ...shell,
  ...sizeGuides,
  ...staff,
  ...stock,
  ...theme,
  ...variants,
  ...visitors,
}
