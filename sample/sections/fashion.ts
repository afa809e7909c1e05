import type { SampleSection } from "../types.ts"

/** The home page of fashion. */
export const fashionSections: SampleSection[] = [
  {
    kind: "slides",
    look: "alone",
    universe: "fashion",
    label: { fr: "La mode à la une", ar: "أبرز ما في الأزياء", en: "Fashion, featured" },
    fill: 4,
    items: [
      {
        product: { slug: "sac-casbah", color: "#24483a" },
        picture: "heroes/fashion",
        name: { fr: "Sac Casbah", ar: "حقيبة Casbah", en: "Casbah bag" },
        kick: { fr: "Casbah, cuir vert forêt", ar: "حقيبة Casbah، أخضر غابي", en: "Casbah, forest green leather" },
        title: { fr: "Un cuir fait pour durer.", ar: "جلد يعيش معك.", en: "Leather made to last." },
        text: {
          fr: "Pleine fleur, piqûre sellier, fermoir doré. Cousu en petite série, pour tous les jours.",
          ar: "جلد طبيعي كامل، خياطة متقنة، وقفل ذهبي. إنتاج محدود، لكل يوم.",
          en: "Full-grain leather, saddle stitching, a golden clasp. Sewn in small batches, for every day.",
        },
      },
    ],
  },
  {
    kind: "categories",
    look: "tiles",
    universe: "fashion",
    title: { fr: "Le vestiaire, par rayon", ar: "تسوّق حسب القسم", en: "The wardrobe, by aisle" },
  },
  {
    kind: "product-row",
    rule: "top-rated",
    universe: "fashion",
    title: { fr: "Les plus aimés", ar: "الأحبّ إلى زبائننا", en: "The best loved" },
    count: 4,
  },
  {
    kind: "product-tabs",
    universe: "fashion",
    title: { fr: "Choisir par catégorie", ar: "اختر حسب الفئة", en: "Choose by category" },
    tabs: [],
    open: 0,
    count: 8,
  },
  {
    kind: "product-row",
    rule: "featured",
    universe: "fashion",
    title: { fr: "Nos coups de cœur du moment", ar: "مختاراتنا لهذه الفترة", en: "Our favourites of the moment" },
    count: 5,
    look: "large-first",
  },
  {
    kind: "product-row",
    rule: "newest",
    universe: "fashion",
    title: { fr: "Nouveau cette semaine", ar: "جديد هذا الأسبوع", en: "New this week" },
    count: 3,
    look: "banner",
    subtitle: { fr: "Les trouvailles de la saison", ar: "جديد الموسم", en: "This season’s finds" },
    text: {
      fr: "Des pièces simples qui vont avec tout.",
      ar: "قطع بسيطة تناسب كل شيء.",
      en: "Simple pieces that go with everything.",
    },
    button: { fr: "Voir toute la sélection", ar: "تصفّح كل المجموعة", en: "See the whole range" },
    link: "/shop?productType=fashion",
    product: { slug: "chapeau-cirta", color: null },
  },
  {
    kind: "product-row",
    rule: "best-sellers",
    universe: "fashion",
    title: { fr: "Les plus vendus", ar: "الأكثر مبيعًا", en: "Bestsellers" },
    count: 4,
  },
  {
    kind: "reviews",
    universe: "fashion",
    title: { fr: "Elles et ils ont acheté, et le disent", ar: "آراء زبائننا", en: "They bought it, they say so" },
    count: 3,
  },
  {
    kind: "posts",
    count: 4,
  },
  {
    kind: "promises",
  },
]
