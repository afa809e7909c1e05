import type { Text } from "./types.ts"

/** A size guide. A plain cell is the same in every language. */
export type SampleSizeGuide = {
  kind: "size" | "shoe" | "ring" | "waist"
  note: Text
  headings: Text[]
  cells: (string | Text)[][]
}

/** A measure with a decimal, as each language writes it. */
const decimal = (value: number): Text => {
  const comma = value.toFixed(1).replace(".", ",")
  return { fr: comma, ar: comma, en: value.toFixed(1) }
}

const size: Text = { fr: "Taille", ar: "المقاس", en: "Size" }

const letters: SampleSizeGuide = {
  kind: "size",
  note: {
    fr: "Mesurez sur le corps, avec un mètre ruban souple qui ne serre pas. Poitrine et hanches : à l’endroit le plus fort. Taille : au plus creux, au-dessus du nombril. Tête : au milieu du front, au-dessus des oreilles. Entre deux tailles, prenez la plus grande.",
    ar: "قس على الجسم بشريط قياس لين دون شدّ. الصدر والوركان: عند أعرض موضع. الخصر: عند أضيق موضع فوق السرة. الرأس: وسط الجبين فوق الأذنين. إن وقعت بين مقاسين فخذ الأكبر.",
    en: "Measure the body with a soft tape that does not pull. Chest and hips: where they are widest. Waist: where it is narrowest, above the navel. Head: across the forehead, above the ears. Between two sizes, take the larger one.",
  },
  headings: [
    size,
    { fr: "Poitrine (cm)", ar: "الصدر (سم)", en: "Chest (cm)" },
    { fr: "Tour de taille (cm)", ar: "الخصر (سم)", en: "Waist (cm)" },
    { fr: "Hanches (cm)", ar: "الوركان (سم)", en: "Hips (cm)" },
    { fr: "Tour de tête (cm)", ar: "محيط الرأس (سم)", en: "Head (cm)" },
  ],
  cells: [
    ["XS", "80–84", "62–66", "86–90", "52–53"],
    ["S", "84–88", "66–70", "90–94", "54–55"],
    ["M", "88–94", "70–76", "94–100", "56–57"],
    ["L", "94–100", "76–82", "100–106", "58–59"],
    ["XL", "100–108", "82–90", "106–112", "60–61"],
    ["XXL", "108–116", "90–98", "112–118", "62–63"],
  ],
}

const shoes: SampleSizeGuide = {
  kind: "shoe",
  note: {
    fr: "Posez le pied sur une feuille, le talon contre un mur, et marquez le bout de l’orteil le plus long. Mesurez du mur à la marque. Faites-le le soir, debout, pour les deux pieds, et gardez la plus grande longueur.",
    ar: "ضع قدمك على ورقة والكعب ملاصق للحائط، وعلّم نهاية أطول إصبع، ثم قس من الحائط إلى العلامة. قس مساءً وأنت واقف، للقدمين، واعتمد الطول الأكبر.",
    en: "Stand on a sheet of paper with the heel against a wall and mark the end of the longest toe. Measure from the wall to the mark. Do so in the evening, for both feet, and take the longer one.",
  },
  headings: [
    { fr: "Pointure EU", ar: "القياس EU", en: "EU size" },
    { fr: "Longueur du pied (cm)", ar: "طول القدم (سم)", en: "Foot length (cm)" },
  ],
  // A European size is two thirds of a centimetre of the last, which is a good centimetre longer than the foot.
  cells: Array.from({ length: 12 }, (_, index) => 35 + index).map((eu) => [
    String(eu),
    decimal(Math.round((eu * 2 * 10) / 3 - 15) / 10),
  ]),
}

const rings: SampleSizeGuide = {
  kind: "ring",
  note: {
    fr: "Entourez le doigt d’un fil ou d’une bande de papier, marquez où il se rejoint et mesurez la longueur en millimètres : c’est la taille. Ou mesurez le diamètre intérieur d’une bague qui vous va. Les doigts sont plus fins le matin et au froid.",
    ar: "لفّ خيطًا أو شريط ورق حول الإصبع، وعلّم موضع الالتقاء وقس الطول بالمليمتر: هذا هو المقاس. أو قس القطر الداخلي لخاتم يناسبك. تكون الأصابع أنحف صباحًا وفي البرد.",
    en: "Wrap a thread or a strip of paper around the finger, mark where it meets and measure the length in millimetres: that is the size. Or measure the inner diameter of a ring that fits. Fingers are thinner in the morning and in the cold.",
  },
  headings: [
    size,
    { fr: "Circonférence (mm)", ar: "المحيط (مم)", en: "Circumference (mm)" },
    { fr: "Diamètre intérieur (mm)", ar: "القطر الداخلي (مم)", en: "Inner diameter (mm)" },
  ],
  cells: Array.from({ length: 10 }, (_, index) => 46 + index * 2).map((round) => [
    String(round),
    String(round),
    decimal(round / Math.PI),
  ]),
}

const waists: SampleSizeGuide = {
  kind: "waist",
  note: {
    fr: "Mesurez le tour de taille par-dessus le pantalon, à la hauteur où vous portez la ceinture. La taille va jusqu’au trou du milieu : il en reste de chaque côté.",
    ar: "قس محيط الخصر فوق البنطلون عند الموضع الذي تلبس فيه الحزام. يُحسب المقاس إلى الثقب الأوسط، وتبقى ثقوب من الجهتين.",
    en: "Measure around the waist over the trousers, where you wear the belt. The size is taken to the middle hole: there are others on both sides.",
  },
  headings: [size, { fr: "Tour de taille (cm)", ar: "محيط الخصر (سم)", en: "Waist (cm)" }],
  cells: [75, 85, 95, 105, 115, 125].map((waist) => [String(waist), `${waist - 5}–${waist + 4}`]),
}

/** Default size guides, until the merchant writes others: ordinary measures of the body. */
export const sizeGuides: SampleSizeGuide[] = [letters, shoes, rings, waists]

const bracelets: SampleSizeGuide = {
  kind: "size",
  note: {
    fr: "Bracelet : mesurez le poignet avec un mètre ruban souple, au-dessus de l’os, sans serrer. Jonc : il s’enfile par la main ; mesurez le diamètre intérieur d’un jonc qui vous va. Entre deux tailles, prenez la plus grande.",
    ar: "السوار المرن: قس المعصم بشريط قياس لين فوق العظم دون شدّ. السوار الصلب: يدخل من اليد، فقس القطر الداخلي لسوار يناسبك. إن وقعت بين مقاسين فخذ الأكبر.",
    en: "Bracelet: measure the wrist with a soft tape, above the bone, without pulling. Bangle: it goes over the hand, so measure the inner diameter of one that fits. Between two sizes, take the larger one.",
  },
  headings: [
    size,
    { fr: "Tour de poignet (cm)", ar: "محيط المعصم (سم)", en: "Wrist (cm)" },
    { fr: "Longueur du bracelet (cm)", ar: "طول السوار المرن (سم)", en: "Bracelet length (cm)" },
    { fr: "Diamètre du jonc (mm)", ar: "قطر السوار الصلب (مم)", en: "Bangle diameter (mm)" },
  ],
  cells: [
    ["S", { fr: "13,5–14,5", ar: "13,5–14,5", en: "13.5–14.5" }, "16", "58"],
    ["M", { fr: "14,5–16", ar: "14,5–16", en: "14.5–16" }, "17", "63"],
    ["L", "16–17", "18", "68"],
  ],
}

/** Guides of the sample shop's brands, by the brands' names: Yasmine's letters are those of bracelets. */
export const brandSizeGuides: { brand: string; guide: SampleSizeGuide }[] = [{ brand: "Yasmine", guide: bracelets }]
