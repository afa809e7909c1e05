import type { pageHeads as english } from "../en/page-heads.ts"
import type { TextsLike } from "../texts.ts"

export const pageHeads: TextsLike<typeof english> = {
  "head.hint":
    "ما تعرضه محركات البحث والشبكات عن صفحات ليس لها منتج أو مقال أو نص خاص. بدون كلماتك تعرض الكلمات الافتراضية.",
  "head.back": "العودة إلى الصفحات",
  "head.title": "العنوان",
  "head.description": "الوصف",
  "head.long": "يأتي اسم المتجر بعده.",
  "head.picture": "الصورة عند مشاركة الصفحة",
  "head.pictureHint": "يُفضّل \u20661200 × 630\u2069 بكسل. بدونها: صورة من الصفحة أو صورة المتجر.",
  "head.preview": "المعاينة",
  "head.edit": "تعديل: {name}",
  "head.unsaid": "لا يمكن عرض الكلمات الافتراضية الآن.",
}
