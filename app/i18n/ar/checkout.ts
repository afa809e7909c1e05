import type { checkout as english } from "../en/checkout.ts"
import type { MessagesLike } from "../messages.ts"

export const checkout: MessagesLike<typeof english> = {
  "checkout.title": "إتمام الطلب",
  "checkout.description": "اطلب كل ما في سلتك من {shop} دون حساب، والدفع عند الاستلام.",
  "checkout.person": "معلوماتك",
  "checkout.place": "مكان التوصيل",
  "checkout.lines": "طلبك",
  "checkout.change": "تعديل السلة",
  "checkout.address": "العنوان (اختياري)",
  "checkout.addressHint": "الشارع أو الحي والرقم أو معلم قريب: يساعد السائق.",
  "checkout.email": "البريد الإلكتروني (اختياري)",
  "checkout.emailHint": "لمتابعة الطلب، لا شيء غير ذلك.",
  "checkout.emailDoubt": "هذا البريد غير مكتمل.",
  "checkout.note": "ملاحظة لنا (اختياري)",
  "checkout.coupon": "القسيمة",
  "checkout.couponLabel": "رمز القسيمة",
  "checkout.couponApply": "تطبيق",
  "checkout.couponRemove": "إزالة",
  "checkout.couponHolds": "طُبّقت القسيمة {code}.",
  "checkout.couponTooMany": "محاولات كثيرة. انتظر قليلًا قبل إعادة تجربة هذه القسيمة.",
  "checkout.couponAway": "تعذّر التحقق من القسيمة. أعد المحاولة بعد قليل.",
  "checkout.emptyText": "أضف إليها منتجات ثم اطلبها دفعة واحدة دون حساب.",
  "checkout.noScript":
    "سلتك محفوظة في متصفحك الذي يحتاج إلى JavaScript لعرضها. يمكنك الطلب دونه: افتح صفحة المنتج واملأ استمارته.",
}
