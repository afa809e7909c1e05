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
  "guide.tableHint": "حتى {columns} أعمدة و{rows} سطرًا. الخانة الفارغة بالعربية أو الإنجليزية تعرض الفرنسية.",
  "guide.note": "كيف تقيس",
  "guide.heading": "عنوان العمود {n}",
  "guide.cell": "السطر {row}، العمود {column}",
  "guide.addRow": "إضافة سطر",
  "guide.addColumn": "إضافة عمود",
  "guide.removeRow": "حذف السطر {n}",
  "guide.removeColumn": "حذف العمود {n}",
  "guide.preview": "معاينة",
}
