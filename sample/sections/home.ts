import type { SampleSection } from "../types.ts"

/** The first home page: all universes. */
export const homeSections: SampleSection[] = [
  {
    kind: "slides",
    look: "tile",
    label: { fr: "À la une", ar: "أبرز العروض", en: "Featured" },
    fill: 3,
    items: [
      {
        product: { slug: "casque-aura", color: "#d6c6a8" },
        name: { fr: "Casque Aura", ar: "سماعات Aura", en: "Aura headphones" },
        kick: { fr: "Aura, sable et laiton", ar: "Aura رملي ونحاسي", en: "Aura, sand and brass" },
        title: { fr: "Le silence, quand vous le voulez.", ar: "الهدوء متى شئت.", en: "Silence, when you want it." },
        text: {
          fr: "Réduction de bruit active, 40 heures d’écoute et un cuir qui se patine. Garanti un an chez nous.",
          ar: "عزل نشط للضوضاء، 40 ساعة من الاستماع، وجلد يزداد جمالًا مع الوقت. ضمان سنة كاملة.",
          en: "Active noise cancelling, 40 hours of listening and leather that ages well. Guaranteed for one year.",
        },
      },
      {
        product: { slug: "sac-casbah", color: "#24483a" },
        name: { fr: "Sac Casbah", ar: "حقيبة Casbah", en: "Casbah bag" },
        kick: { fr: "Casbah, cuir vert forêt", ar: "حقيبة Casbah، أخضر غابي", en: "Casbah, forest green leather" },
        title: { fr: "Un cuir fait pour durer.", ar: "جلد يعيش معك.", en: "Leather made to last." },
        text: {
          fr: "Pleine fleur, piqûre sellier, fermoir doré. Cousu en petite série, pour tous les jours.",
          ar: "جلد طبيعي كامل، خياطة متقنة، وقفل ذهبي. إنتاج محدود، لكل يوم.",
          en: "Full-grain leather, saddle stitching, a golden clasp. Sewn in small batches, for every day.",
        },
      },
      {
        product: { slug: "lumen-ambre", color: "#c9822e" },
        name: { fr: "Lumen", ar: "Lumen", en: "Lumen" },
        kick: { fr: "Lumen Ambre, eau de parfum", ar: "عطر Lumen بالعنبر", en: "Lumen Ambre, eau de parfum" },
        title: { fr: "Une lumière du soir.", ar: "ضوء المساء في قارورة.", en: "An evening light." },
        text: {
          fr: "Un ambre chaud, des bois doux, un sillage discret. Un flacon que l’on garde.",
          ar: "عنبر دافئ وأخشاب ناعمة وأثر هادئ يبقى قريبًا منك.",
          en: "Warm amber, soft woods, a trail that stays close. In a bottle you will want to keep.",
        },
      },
    ],
    tile: { slug: "nova-12", color: null },
  },
  {
    kind: "universes",
    title: { fr: "Quatre univers, un seul panier", ar: "أربعة أقسام في سلة واحدة", en: "Four departments, one cart" },
    items: [
      {
        universe: "electronics",
        product: { slug: "casque-aura", color: "#2b3a63" },
      },
      {
        universe: "fashion",
        product: { slug: "sac-casbah", color: "#e6dcc6" },
      },
      {
        universe: "beauty",
        product: { slug: "lumen-rose", color: "#e58fa0" },
      },
      {
        universe: "jewelry",
        product: { slug: "solitaire-yasmine", color: "#f0c878" },
      },
    ],
  },
  {
    kind: "product-tabs",
    title: { fr: "En ce moment", ar: "الأكثر طلبًا الآن", en: "Right now" },
    tabs: [
      {
        rule: "newest",
        title: { fr: "Nouveautés", ar: "وصل حديثًا", en: "New in" },
      },
      {
        rule: "best-sellers",
        title: { fr: "Meilleures ventes", ar: "الأكثر مبيعًا", en: "Top sellers" },
      },
    ],
    open: 1,
    count: 4,
  },
  {
    kind: "deal",
    kick: { fr: "L’offre de la semaine", ar: "عرض الأسبوع", en: "Deal of the week" },
  },
  {
    kind: "promises",
  },
  {
    kind: "banners",
    items: [
      {
        universe: "beauty",
        picture: "banners/beauty",
        product: { slug: "creme-solea", color: "#d9b48a" },
        title: { fr: "Le soin, tout simplement", ar: "عناية بلا تعقيد", en: "Care made simple" },
        text: {
          fr: "Des formules courtes, des gestes de tous les jours.",
          ar: "تركيبات بسيطة لكل يوم.",
          en: "Short formulas, small daily gestures.",
        },
        button: { fr: "Voir la beauté", ar: "تصفّح الجمال", en: "See beauty" },
        link: "/shop?productType=beauty",
      },
      {
        universe: "fashion",
        picture: "banners/fashion",
        product: { slug: "lunettes-cirta", color: "#4a2c1b" },
        title: { fr: "Le détail qui change tout", ar: "تفصيل يصنع الفرق", en: "The detail that says it all" },
        text: {
          fr: "Cuirs, lunettes et foulards choisis.",
          ar: "جلود ونظارات وأوشحة مختارة بعناية.",
          en: "Leather, glasses and scarves, well chosen.",
        },
        button: { fr: "Voir la mode", ar: "تصفّح الأزياء", en: "See fashion" },
        link: "/shop?productType=fashion",
        low: true,
      },
    ],
  },
  {
    kind: "product-row",
    rule: "on-sale",
    title: { fr: "Promotions en cours", ar: "عروض جارية", en: "On sale now" },
    link: "/shop?status=on-sale",
    button: { fr: "Toutes les promotions", ar: "كل العروض", en: "All offers" },
    count: 4,
  },
  {
    kind: "product-lists",
    count: 3,
    lists: [
      {
        rule: "hand-picked",
        slugs: ["montre-nova-fit", "enceinte-aura-go", "ecouteurs-aura-mini"],
        title: { fr: "Pour écouter et compter", ar: "للاستماع والقياس", en: "To listen and to count" },
      },
      {
        rule: "hand-picked",
        slugs: ["baskets-tell", "lunettes-cirta", "ceinture-casbah"],
        title: { fr: "Pour sortir", ar: "للخروج", en: "To go out" },
      },
      {
        rule: "hand-picked",
        slugs: ["lumen-rose", "serum-solea", "rouge-maison"],
        title: { fr: "Pour la peau", ar: "للبشرة", en: "For the skin" },
      },
      {
        rule: "hand-picked",
        slugs: ["solitaire-yasmine", "collier-tipaza", "creoles-yasmine"],
        title: { fr: "Pour offrir", ar: "للهدايا", en: "To give" },
      },
    ],
  },
  {
    kind: "reviews",
    title: { fr: "Ils ont commandé, ils racontent", ar: "طلبوا منا، وهذا رأيهم", en: "They ordered, they tell" },
    count: 3,
  },
  {
    kind: "posts",
    count: 3,
  },
  {
    kind: "newsletter",
  },
]
