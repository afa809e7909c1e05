import type { shell as english } from "../en/shell.ts"
import type { TextsLike } from "../texts.ts"

export const shell: TextsLike<typeof english> = {
  "shell.title": "لوحة حانوت",
  "shell.menu": "اللوحة",
  "shell.more": "المزيد",
  "shell.orders": "الطلبات",
  "shell.products": "المنتجات",
  "shell.customers": "الزبائن",
  "shell.delivery": "التوصيل",
  "shell.coupons": "القسائم",
  "shell.content": "المحتوى",
  "shell.numbers": "الأرقام",
  "shell.settings": "الإعدادات",
  "shell.account": "حسابي",
  "shell.signOut": "تسجيل الخروج",
  "shell.language": "اللغة",
  "shell.skip": "الانتقال إلى المحتوى",
  "shell.back": "رجوع",
  "shell.close": "إغلاق",
  "shell.retry": "إعادة المحاولة",
  "shell.notFound": "لا يوجد شيء في هذا العنوان",
  "shell.toOrders": "الذهاب إلى الطلبات",
  "shell.failed": "لم يُجب الخادم كما هو متوقع",
  "shell.offline": "لا يوجد اتصال. ما كتبته محفوظ.",
  "shell.denied": "دورك لا يفتح هذه الصفحة",
}
