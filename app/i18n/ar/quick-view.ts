import type { quickView as english } from "../en/quick-view.ts"
import type { MessagesLike } from "../messages.ts"

export const quickView: MessagesLike<typeof english> = {
  "quickView.open": "نظرة سريعة: {title}",
  "quickView.more": "نظرة سريعة ومقارنة: {title}",
  "quickView.close": "إغلاق النظرة السريعة",
  "quickView.title": "نظرة سريعة",
  "quickView.loading": "جارٍ تحميل المنتج",
  "quickView.failed": "تعذّر تحميل المنتج.",
  "quickView.retry": "حاول مرة أخرى",
  "quickView.page": "كل تفاصيل المنتج",
}
