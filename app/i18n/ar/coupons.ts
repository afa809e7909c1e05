import type { coupons as english } from "../en/coupons.ts"
import type { MessagesLike } from "../messages.ts"

export const coupons: MessagesLike<typeof english> = {
  "coupons.title": "القسائم",
  "coupons.intro": "انسخ الرمز وأدخله في سلتك، أو اذكره لنا عندما نتصل لتأكيد طلبك.",
  "coupons.none": "لا توجد قسائم حاليًا. عُد يوم الخميس.",
  "coupons.percent": "−{percent}%",
  "coupons.everything": "كل المتجر",
  "coupons.minimum": "ابتداءً من مشتريات بقيمة {amount}",
  "coupons.noMinimum": "بدون حد أدنى",
  "coupons.until": "إلى غاية {date}",
  "coupons.state.active": "ساري المفعول",
  "coupons.state.ended": "انتهى",
  "coupons.copy": "نسخ",
  "coupons.copied": "تم النسخ",
  "coupons.shop": "شاهد المنتجات",
}
