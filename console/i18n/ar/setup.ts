import type { setup as english } from "../en/setup.ts"
import type { TextsLike } from "../texts.ts"

export const setup: TextsLike<typeof english> = {
  "setup.title": "افتح متجرك",
  "setup.text": "يرى الزوار صفحة تقول إن المتجر يفتح قريبًا، إلى أن توجد فئة أو منتج.",
  "setup.done": "تم",
  "setup.settings": "إعدادات المتجر",
  "setup.settings.hint": "الاسم والهاتف والعنوان تظهر في كل صفحة وفي كل رسالة.",
  "setup.categories": "الفئات",
  "setup.categories.hint": "ما يتصفّحه زبائنك. يكفي القليل منها.",
  "setup.brands": "العلامات",
  "setup.brands.hint": "اختيارية، للمنتجات التي لها علامة.",
  "setup.products": "أول منتج",
  "setup.products.hint": "صورة وسعر ومخزون: انشره فيُفتح المتجر.",
  "sample.title": "إفراغ المتجر التجريبي",
  "sample.hint": "تترك المنتجات والمقالات والصور التجريبية مكانها لما هو لك.",
  "backup.title": "النسخ الاحتياطية",
  "backup.late": "لا توجد نسخة احتياطية من اليومين الأخيرين.",
  "backup.copyLate": "لا توجد على الجهاز الآخر نسخة احتياطية من اليومين الأخيرين.",
}
