import type { Messages } from "../messages.ts"
import { cart } from "./cart.ts"
import { confirmation } from "./confirmation.ts"
import { home } from "./home.ts"
import { listing } from "./listing.ts"
import { orderForm } from "./order-form.ts"
import { product } from "./product.ts"
import { shell } from "./shell.ts"

export const messages: Messages = { ...shell, ...home, ...listing, ...product, ...orderForm, ...cart, ...confirmation }
