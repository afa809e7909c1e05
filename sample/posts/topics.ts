import type { SampleAuthor, SampleTopic } from "../types.ts"

export const postCategories: SampleTopic[] = [
  { slug: "choisir", title: { fr: "Bien choisir", ar: "كيف تختار", en: "How to choose" } },
  { slug: "entretenir", title: { fr: "Entretenir", ar: "العناية بالأغراض", en: "Looking after things" } },
  { slug: "beaute", title: { fr: "Beauté", ar: "الجمال", en: "Beauty" } },
  { slug: "style", title: { fr: "Style", ar: "الأناقة", en: "Style" } },
  { slug: "acheter", title: { fr: "Acheter en ligne", ar: "الشراء عبر الإنترنت", en: "Buying online" } },
]

export const postTags: SampleTopic[] = [
  { slug: "audio", title: { fr: "Audio", ar: "الصوت", en: "Audio" } },
  { slug: "telephone", title: { fr: "Téléphone", ar: "الهاتف", en: "Phone" } },
  { slug: "ordinateur", title: { fr: "Ordinateur", ar: "الحاسوب", en: "Computer" } },
  { slug: "cuir", title: { fr: "Cuir", ar: "الجلد", en: "Leather" } },
  { slug: "bijoux", title: { fr: "Bijoux", ar: "المجوهرات", en: "Jewellery" } },
  { slug: "peau", title: { fr: "Peau", ar: "البشرة", en: "Skin" } },
  { slug: "parfum", title: { fr: "Parfum", ar: "العطر", en: "Perfume" } },
  { slug: "cadeau", title: { fr: "Idée cadeau", ar: "فكرة هدية", en: "Gift idea" } },
  { slug: "ete", title: { fr: "Été", ar: "الصيف", en: "Summer" } },
  { slug: "voyage", title: { fr: "Voyage", ar: "السفر", en: "Travel" } },
  { slug: "livraison", title: { fr: "Livraison", ar: "التوصيل", en: "Delivery" } },
  { slug: "budget", title: { fr: "Petit budget", ar: "ميزانية محدودة", en: "On a budget" } },
]

export const lina: SampleAuthor = {
  name: { fr: "Lina Ouadah", ar: "لينا واضح", en: "Lina Ouadah" },
  role: { fr: "Essaie l’électronique", ar: "تجرّب الإلكترونيات", en: "Tests electronics" },
}
export const sofiane: SampleAuthor = {
  name: { fr: "Sofiane Merad", ar: "سفيان مراد", en: "Sofiane Merad" },
  role: { fr: "Mode et cuir", ar: "الأزياء والجلد", en: "Fashion and leather" },
}
export const yamina: SampleAuthor = {
  name: { fr: "Yamina Ferhat", ar: "يمينة فرحات", en: "Yamina Ferhat" },
  role: { fr: "Beauté et soin", ar: "الجمال والعناية", en: "Beauty and care" },
}
export const idir: SampleAuthor = {
  name: { fr: "Idir Belaïd", ar: "إيدير بلعيد", en: "Idir Belaïd" },
  role: { fr: "Service client", ar: "خدمة الزبائن", en: "Customer care" },
}
