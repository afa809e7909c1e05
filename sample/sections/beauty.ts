import type { SampleSection } from "../types.ts"

/** The home page of beauty. */
export const beautySections: SampleSection[] = [
  {
    kind: "slides",
    look: "words",
    universe: "beauty",
    fill: 3,
    items: [
      {
        picture: "heroes/beauty",
        kick: { fr: "Le comptoir beauté", ar: "ركن الجمال", en: "The beauty counter" },
        title: { fr: "Un moment rien que pour vous.", ar: "لحظة لكِ وحدكِ.", en: "Take a moment for yourself." },
        text: {
          fr: "Des parfums discrets, des couleurs qui tiennent, des soins faits pour notre climat. Vous payez à la réception.",
          ar: "عطور هادئة وألوان تدوم وعناية تناسب مناخنا. والدفع عند الاستلام.",
          en: "Perfumes that stay close, colours that last, care that suits our climate. You pay when it arrives.",
        },
        button: { fr: "Voir toute la beauté", ar: "تصفّح كل الجمال", en: "See all beauty" },
        link: "/shop?productType=beauty",
      },
    ],
  },
  {
    kind: "categories",
    look: "discs",
    universe: "beauty",
    title: { fr: "Que cherchez-vous ?", ar: "عمّ تبحث؟", en: "What are you looking for?" },
  },
  {
    kind: "banners",
    label: { fr: "Des idées pour aujourd’hui", ar: "أفكار لليوم", en: "Ideas for today" },
    items: [
      {
        universe: "beauty",
        product: { slug: "lumen-rose", color: null },
        title: { fr: "Petits prix, grand soin", ar: "أسعار صغيرة وعناية كبيرة", en: "Small prices, great care" },
        text: { fr: "Ce qui est en promotion.", ar: "كل ما عليه تخفيض الآن.", en: "What is reduced right now." },
        button: { fr: "Voir les produits", ar: "تصفّح المنتجات", en: "See the products" },
        link: "/shop?productType=beauty&status=on-sale",
      },
      {
        universe: "beauty",
        product: { slug: "serum-solea", color: null },
        title: { fr: "Tout juste arrivé", ar: "وصل للتو", en: "Just arrived" },
        text: { fr: "Les derniers venus du comptoir.", ar: "آخر ما وصل إلى الركن.", en: "The latest of the counter." },
        button: { fr: "Voir les produits", ar: "تصفّح المنتجات", en: "See the products" },
        link: "/shop?productType=beauty&sort=new-added",
      },
      {
        universe: "beauty",
        product: { slug: "lumen-ambre", color: null },
        title: { fr: "Un cadeau qui reste", ar: "هدية تبقى", en: "A present that lasts" },
        text: { fr: "Parfums à offrir.", ar: "العطور للإهداء.", en: "Perfumes to give." },
        button: { fr: "Voir les produits", ar: "تصفّح المنتجات", en: "See the products" },
        link: "/shop?category=parfums",
      },
    ],
  },
  {
    kind: "product-row",
    rule: "best-sellers",
    universe: "beauty",
    title: { fr: "Les préférés du comptoir", ar: "الأكثر طلبًا في الركن", en: "The counter’s bestsellers" },
    count: 4,
  },
  {
    kind: "deal",
    universe: "beauty",
    kick: { fr: "La collection du moment", ar: "مجموعة الفترة", en: "The collection of the moment" },
  },
  {
    kind: "product-tabs",
    universe: "beauty",
    title: { fr: "Tout le comptoir", ar: "كل منتجات الجمال", en: "The whole counter" },
    tabs: [],
    open: 0,
    count: 8,
  },
  {
    kind: "product-row",
    rule: "top-rated",
    universe: "beauty",
    title: { fr: "Le rituel du soir", ar: "روتين المساء", en: "The evening routine" },
    count: 3,
    look: "scene",
    text: {
      fr: "Trois gestes, cinq minutes. Touchez un produit pour le voir.",
      ar: "ثلاث خطوات في خمس دقائق. المس منتجًا لتراه.",
      en: "Three gestures, five minutes. Press a product to see it.",
    },
  },
  {
    kind: "reviews",
    universe: "beauty",
    title: { fr: "Elles et ils ont acheté, et le disent", ar: "آراء زبائننا", en: "They bought it, they say so" },
    count: 3,
  },
  {
    kind: "promises",
  },
]
