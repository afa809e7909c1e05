import type { setup as english } from "../en/setup.ts"
import type { TextsLike } from "../texts.ts"

export const setup: TextsLike<typeof english> = {
  "setup.title": "افتح متجرك",
  "setup.text": "يرى الزوار صفحة تقول إن المتجر يفتح قريبًا، إلى أن توجد فئة أو منتج.",
  "setup.done": "تم",
  "setup.settings": "الاسم والهاتف والعنوان",
  "setup.settings.hint": "تظهر في كل صفحة وفي كل رسالة.",
  "setup.theme": "الشعار والألوان",
  "setup.theme.hint": "تتبع الصفحات والرسائل والفواتير لون علامة واحدًا.",
  "setup.delivery": "أسعار التوصيل",
  "setup.delivery.hint": "إلى المنزل وإلى المكتب، ولايةً ولايةً.",
  "setup.categories": "الفئات",
  "setup.categories.hint": "ما يتصفّحه زبائنك. يكفي القليل منها.",
  "setup.products": "أول منتج",
  "setup.products.hint": "صورة وسعر ومخزون: انشره فيُفتح المتجر.",
  "setup.backup": "أول نسخة احتياطية",
  "setup.backup.hint": "كل ليلة تلقائيًا، أو الآن.",
  "setup.secondFactor": "خطوة ثانية عند الدخول",
  "setup.secondFactor.hint": "من يدخل حسابك يتحكم في المتجر كله: رمز على هاتفك يحميه.",
  "setup.order": "طلبية تجريبية",
  "setup.order.hint": "اطلب من متجرك كما يفعل الزبون، ثم ألغها من هنا.",
  "sample.title": "إفراغ المتجر التجريبي",
  "sample.hint": "تترك المنتجات والمقالات والصور التجريبية مكانها لما هو لك.",
  "backup.title": "النسخ الاحتياطية",
  "backup.late": "لا توجد نسخة احتياطية من اليومين الأخيرين.",
  "backup.copyLate": "لا توجد على الجهاز الآخر نسخة احتياطية من اليومين الأخيرين.",
}
