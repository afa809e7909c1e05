import type { OrderStatus } from "../../orders/order-status.ts"
import { foldText } from "../../search/fold-text.ts"

/** The states of orders of other shops by their words, of the programs and of what their plugins add. */
const words: [OrderStatus, readonly string[]][] = [
  [
    "delivered",
    ["completed", "complete", "delivered", "terminee", "termine", "livree", "livre", "مكتمل", "تم التوصيل"],
  ],
  ["shipped", ["shipped", "in transit", "expediee", "expedie", "en cours de livraison", "تم الشحن", "قيد التوصيل"]],
  ["preparing", ["preparing", "packed", "en preparation", "قيد التحضير"]],
  ["confirmed", ["confirmed", "confirmee", "confirme", "مؤكد", "مؤكدة", "تم التأكيد"]],
  ["returned", ["refunded", "returned", "remboursee", "rembourse", "retournee", "retourne", "retour", "مسترد", "مرجع"]],
  [
    "cancelled",
    ["cancelled", "canceled", "failed", "trash", "annulee", "annule", "echouee", "echoue", "ملغى", "ملغاة", "فشل"],
  ],
  ["new", ["processing", "on-hold", "on hold", "pending", "pending payment", "open", "new", "en cours", "en attente"]],
  [
    "new",
    ["en attente de paiement", "nouvelle", "nouveau", "قيد التنفيذ", "قيد الانتظار", "قيد المعالجة", "جديد", "جديدة"],
  ],
]

const byWord = new Map(words.flatMap(([status, all]) => all.map((word) => [foldText(word), status] as const)))

/** The state of an order by the word of another shop; undefined for a word that is not known. */
export const statusOfWord = (word: string): OrderStatus | undefined =>
  byWord.get(foldText(word.replace(/^wc-/i, "")).trim())
