import type { sizeGuides as english } from "../en/size-guides.ts"
import type { TextsLike } from "../texts.ts"

export const sizeGuides: TextsLike<typeof english> = {
  "guide.title": "أدلة المقاسات",
  "guide.hint": "تقود صفحة المنتج إلى دليل مقاساته.",
  "guide.kinds": "نوع المقاسات",
  "guide.kind.size": "حروف (S، M، L)",
  "guide.kind.shoe": "أحذية",
  "guide.kind.ring": "خواتم",
  "guide.kind.waist": "الخصر",
  "guide.active": "عرض هذا الدليل في المتجر",
  "guide.table": "الجدول",
  "guide.tableHint": "حتى {columns} أعمدة و{rows} سطرًا. الخانة الفارغة بلغة أخرى تعرض خانة اللغة الرئيسية.",
  "guide.note": "كيف تقيس",
  "guide.heading": "عنوان العمود {n}",
  "guide.cell": "السطر {row}، العمود {column}",
  "guide.addRow": "إضافة سطر",
  "guide.addColumn": "إضافة عمود",
  "guide.removeRow": "حذف السطر {n}",
  "guide.removeColumn": "حذف العمود {n}",
  "guide.preview": "معاينة",
  "guide.brand": "العلامة",
  "guide.brandAll": "كل العلامات",
  "guide.brandHint":
    "العلامة التي لها دليل خاص تعرضه في منتجاتها، وتعرض الأخرى دليل كل العلامات. احفظ تعديلاتك أو تراجع عنها قبل اختيار علامة أخرى.",
  "guide.brandsOwn": "لها دليل خاص",
  "guide.brandsOther": "بلا دليل خاص",
  "guide.brandNew":
    "ليس لعلامة {brand} دليل خاص هنا بعد: هذه نسخة من دليل كل العلامات، وتصير دليل العلامة بعد تعديلها وحفظها.",
  "guide.remove": "حذف دليل هذه العلامة",
  "guide.removeWhy": "ستعرض منتجات {brand} دليل كل العلامات.",
  "guide.removed": "تم الحذف",
}
