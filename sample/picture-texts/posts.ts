import type { Text } from "../types.ts"

/** Alternative texts of the pictures above the posts, by their path in the folder of pictures. */
export const postPictures: Record<string, Text> = {
  "posts/casque-ou-ecouteurs": {
    fr: "Un casque noir et des écouteurs blancs devant une enceinte",
    ar: "سماعات رأس سوداء وسماعات أذن بيضاء أمام مكبر صوت",
    en: "Black headphones and white earbuds before a speaker",
  },
  "posts/capacite-batterie-externe": {
    fr: "Deux téléphones à côté d’une batterie externe à 86 %",
    ar: "هاتفان بجانب بطارية متنقلة عند 86 %",
    en: "Two phones beside a power bank at 86%",
  },
  "posts/film-pour-tester-son-ecran": {
    fr: "Une tablette allumée, un carnet et un verre de thé",
    ar: "جهاز لوحي مضاء ودفتر وكأس شاي",
    en: "A tablet switched on, a notebook and a glass of tea",
  },
  "posts/choisir-un-telephone": {
    fr: "Deux téléphones, l’un vert sauge vu de dos, devant une tablette",
    ar: "هاتفان، أحدهما أخضر من الخلف، أمام جهاز لوحي",
    en: "Two phones, one sage green seen from behind, before a tablet",
  },
  "posts/ordinateur-pour-etudier": {
    fr: "Un ordinateur portable ouvert, une souris et un verre de thé",
    ar: "حاسوب محمول مفتوح وفأرة وكأس شاي",
    en: "An open laptop, a mouse and a glass of tea",
  },
  "posts/entretenir-un-sac-en-cuir": {
    fr: "Un sac en cuir cognac sur un socle clair",
    ar: "حقيبة جلدية بنية على قاعدة فاتحة",
    en: "A cognac leather bag on a pale block",
  },
  "posts/quatre-questions-a-une-maroquiniere": {
    fr: "Une ceinture de cuir roulée et un porte-cartes sur une planche de noyer",
    ar: "حزام جلدي ملفوف ومحفظة بطاقات على لوح من خشب الجوز",
    en: "A rolled leather belt and a card wallet on a walnut board",
  },
  "posts/lunettes-forme-du-visage": {
    fr: "Des lunettes écaille posées sur deux livres",
    ar: "نظارات بنقشة السلحفاة فوق كتابين",
    en: "Tortoiseshell sunglasses on two books",
  },
  "posts/foulard-trois-facons": {
    fr: "Des foulards pliés sur un socle, des lunettes posées dessus",
    ar: "أوشحة مطوية على قاعدة وفوقها نظارات",
    en: "Folded scarves on a block, sunglasses on top",
  },
  "posts/baskets-blanches": {
    fr: "Une paire de baskets blanches et vertes",
    ar: "زوج أحذية رياضية بيضاء وخضراء",
    en: "A pair of white and green sneakers",
  },
  "posts/connaitre-sa-taille-de-bague": {
    fr: "Un solitaire en or dans un écrin vert ouvert, une alliance sertie et un mètre ruban",
    ar: "خاتم سوليتير ذهبي في علبة خضراء مفتوحة، وخاتم مرصّع وشريط قياس",
    en: "A gold solitaire in an open green box, an eternity band and a measuring tape",
  },
  "posts/porter-et-ranger-des-perles": {
    fr: "Un collier de perles rangé sur un plateau rond",
    ar: "عقد لؤلؤ على صينية مستديرة",
    en: "A pearl necklace laid on a round tray",
  },
  "posts/peau-et-chaleur-seche": {
    fr: "Un sérum et un pot de crème ouvert sur un plateau",
    ar: "سيروم وعلبة كريم مفتوحة على صينية",
    en: "A serum and an open cream jar on a tray",
  },
  "posts/eau-de-parfum-eau-de-toilette": {
    fr: "Un flacon ambre et un flacon rose",
    ar: "زجاجة عطر بلون العنبر وأخرى وردية",
    en: "An amber flacon and a pink one",
  },
  "posts/rouge-a-levres-teint": {
    fr: "Un rouge à lèvres rouge devant un poudrier ouvert",
    ar: "أحمر شفاه أمام علبة بودرة مفتوحة",
    en: "A red lipstick before an open compact",
  },
  "posts/paiement-a-la-livraison": {
    fr: "Deux colis et des billets devant une porte bleue",
    ar: "طردان وأوراق نقدية أمام باب أزرق",
    en: "Two parcels and banknotes before a blue door",
  },
}
