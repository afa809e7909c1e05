import type { SampleSection } from "../types.ts"

/** The home page of jewelry. */
export const jewelrySections: SampleSection[] = [
  {
    kind: "slides",
    look: "full",
    universe: "jewelry",
    label: { fr: "Les bijoux à la une", ar: "أبرز المجوهرات", en: "Jewelry, featured" },
    fill: 4,
    items: [
      {
        product: { slug: "solitaire-yasmine", color: null },
        picture: "heroes/jewelry",
      },
    ],
  },
  {
    kind: "promises",
  },
  {
    kind: "categories",
    look: "banners",
    universe: "jewelry",
    title: { fr: "Trouvez votre rayon", ar: "تسوّق حسب الفئة", en: "Find your aisle" },
    count: 2,
  },
  {
    kind: "text-picture",
    universe: "jewelry",
    product: { slug: "alliance-yasmine", color: null },
    kick: { fr: "Comment nous choisissons", ar: "كيف نختار", en: "How we choose" },
    title: { fr: "Un bijou se choisit lentement.", ar: "المجوهرات تُختار على مهل.", en: "A jewel is chosen slowly." },
    text: {
      fr: "Pour chaque pièce, nous indiquons le métal, les carats et la taille. Rien n’est appelé or s’il n’est que plaqué, et la taille d’une bague s’échange.\nLe colis s’ouvre devant vous : vous regardez, vous essayez, puis vous payez.",
      ar: "نذكر لكل قطعة المعدن والعيار والمقاس. لا نسمّي ذهبًا ما هو مطليّ فقط، ويمكن استبدال مقاس الخاتم.\nيُفتح الطرد أمامك: تنظر وتجرّب ثم تدفع.",
      en: "We state the metal, the carat and the size of every piece. Nothing is called gold that is only plated, and the ring size can be exchanged.\nThe parcel is opened in front of you: you look, you try, then you pay.",
    },
    button: { fr: "À propos de la boutique", ar: "عن المتجر", en: "About the shop" },
    link: "/about",
  },
  {
    kind: "product-row",
    rule: "top-rated",
    universe: "jewelry",
    title: { fr: "Les plus aimés", ar: "الأحبّ إلى زبائننا", en: "The best loved" },
    count: 4,
  },
  {
    kind: "product-tabs",
    universe: "jewelry",
    title: { fr: "Choisir par catégorie", ar: "اختر حسب الفئة", en: "Choose by category" },
    tabs: [],
    open: 0,
    count: 8,
  },
  {
    kind: "product-row",
    rule: "featured",
    universe: "jewelry",
    title: { fr: "Pour le grand jour", ar: "ليوم العمر", en: "For the big day" },
    count: 3,
    look: "scene",
    text: {
      fr: "Des pièces qui vont ensemble. Touchez-en une pour la voir.",
      ar: "قطع تنسجم معًا. المس قطعة لتراها.",
      en: "Pieces that go together. Press one to see it.",
    },
  },
  {
    kind: "product-row",
    rule: "best-sellers",
    universe: "jewelry",
    title: { fr: "Les plus vendus", ar: "الأكثر مبيعًا", en: "Bestsellers" },
    count: 4,
  },
  {
    kind: "brands",
    universe: "jewelry",
    title: { fr: "Les maisons", ar: "العلامات", en: "The houses" },
    count: 12,
  },
]
