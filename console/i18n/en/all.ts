import { auth } from "./auth.ts"
import { calls } from "./calls.ts"
import { order } from "./order.ts"
import { orders } from "./orders.ts"
import { shell } from "./shell.ts"

export const texts = { ...shell, ...auth, ...orders, ...order, ...calls }
