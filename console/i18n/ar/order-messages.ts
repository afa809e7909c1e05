import type { orderMessages as english } from "../en/order-messages.ts"
import type { TextsLike } from "../texts.ts"

export const orderMessages: TextsLike<typeof english> = {
  "orderMessage.title": "رسائل واتساب",
  "orderMessage.placeholders": "ما يُستبدل في الرسالة",
  "orderMessage.hint":
    "لكل طلب رسالة حالته، بلغة المشتري. يُحذف كل سطر يذكر ما ليس في الطلب بعد، مثل رقم التتبع. الرسالة المفرغة تعود كما كانت في البداية.",
  "orderMessage.texts": "الرسائل حسب الحالة",
  "orderMessage.saved": "حُفظ. هكذا تُكتب الرسائل القادمة.",
  "orderMessage.other": "رسالة أخرى",
  "orderMessage.unknown": "{names}: لا شيء في الطلب بهذا الاسم. اختر من القائمة أعلاه.",
  "orderMessage.kind.new": "طلب جديد",
  "orderMessage.kind.no-answer": "لا رد",
  "orderMessage.kind.postponed": "اتصال مؤجل",
  "orderMessage.kind.confirmed": "مؤكد",
  "orderMessage.kind.preparing": "قيد التحضير",
  "orderMessage.kind.shipped": "أُرسل",
  "orderMessage.kind.failed-attempt": "تعذر التسليم",
  "orderMessage.kind.delivered": "سُلّم",
  "orderMessage.kind.returning": "في طريق العودة",
  "orderMessage.kind.returned": "أُرجع",
  "orderMessage.kind.cancelled": "ملغى",
  "orderMessage.fact.name": "اسم المشتري",
  "orderMessage.fact.number": "رقم الطلب",
  "orderMessage.fact.goods": "المنتجات وكمياتها",
  "orderMessage.fact.total": "المبلغ عند التسليم",
  "orderMessage.fact.place": "البلدية والولاية",
  "orderMessage.fact.carrier": "شركة التوصيل",
  "orderMessage.fact.tracking": "رقم التتبع",
  "orderMessage.fact.private": "صفحة الطلب الخاصة: للمتابعة والرد دون رمز",
  "orderMessage.fact.link": "عنوان صفحة تتبع الطلب",
  "orderMessage.fact.shop": "اسم المتجر",
}
