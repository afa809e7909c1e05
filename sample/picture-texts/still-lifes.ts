import type { Text } from "../types.ts"

/** Alternative texts of the pictures of several products, by their path in the folder of pictures. */
export const stillLifes: Record<string, Text> = {
  "heroes/electronics": {
    fr: "Un casque sable sur un socle bleu, deux téléphones, des écouteurs, une montre et une enceinte terracotta",
    ar: "سماعات رأس بلون الرمل على قاعدة زرقاء، مع هاتفين وسماعات أذن وساعة ومكبر صوت بلون الطين",
    en: "Sand headphones on a blue plinth, two phones, earbuds, a watch and a terracotta speaker",
  },
  "heroes/fashion": {
    fr: "Un sac vert forêt sur un socle rose, un chapeau posé sur des foulards, des lunettes, une ceinture et un porte-cartes",
    ar: "حقيبة خضراء على قاعدة وردية، وقبعة فوق أوشحة، مع نظارات وحزام ومحفظة بطاقات",
    en: "A forest green handbag on a pink block, a hat on folded scarves, sunglasses, a belt and a card wallet",
  },
  "heroes/beauty": {
    fr: "Deux parfums sur des socles devant une arche, un rouge à lèvres, un pot de crème ouvert et un sérum",
    ar: "عطران على قاعدتين أمام قوس، مع أحمر شفاه وعلبة كريم مفتوحة وسيروم",
    en: "Two perfumes on plinths before an arch, a lipstick, an open cream jar and a serum",
  },
  "heroes/jewelry": {
    fr: "Un solitaire en or sur un socle vert, des créoles, un jonc torsadé, une alliance, des perles et un écrin ouvert",
    ar: "خاتم سوليتير ذهبي على قاعدة خضراء، مع أقراط دائرية وسوار مجدول وخاتم ولآلئ وعلبة مفتوحة",
    en: "A gold solitaire on a green plinth, hoops, a twisted bangle, a band, pearls and an open box",
  },
  "banners/beauty": {
    fr: "Un lait corporel sur un socle, un pot de crème ouvert et un sérum",
    ar: "حليب للجسم على قاعدة، مع علبة كريم مفتوحة وسيروم",
    en: "A body lotion on a plinth, an open cream jar and a serum",
  },
  "banners/fashion": {
    fr: "Un chapeau noir sur un socle rose, des lunettes écaille devant",
    ar: "قبعة سوداء على قاعدة وردية وأمامها نظارات بنقشة السلحفاة",
    en: "A black hat on a pink block, tortoiseshell sunglasses before it",
  },
  "categories/audio": {
    fr: "Un casque noir, une enceinte terracotta et des écouteurs blancs",
    ar: "سماعات رأس سوداء ومكبر صوت بلون الطين وسماعات أذن بيضاء",
    en: "Black headphones, a terracotta speaker and white earbuds",
  },
  "categories/telephones": {
    fr: "Un téléphone vert sauge vu des deux côtés devant une tablette",
    ar: "هاتف أخضر من الوجهين أمام جهاز لوحي",
    en: "A sage green phone seen from both sides before a tablet",
  },
  "categories/informatique": {
    fr: "Un ordinateur portable ouvert et une souris graphite",
    ar: "حاسوب محمول مفتوح وفأرة رمادية",
    en: "An open laptop and a graphite mouse",
  },
  "categories/montres": {
    fr: "Deux montres connectées, noire et sable, et une batterie externe blanche",
    ar: "ساعتان ذكيتان سوداء ورملية وبطارية متنقلة بيضاء",
    en: "Two smartwatches, black and sand, and a white power bank",
  },
  "categories/photo-jeux": {
    fr: "Un appareil photo noir et une manette blanche",
    ar: "آلة تصوير سوداء وذراع تحكم بيضاء",
    en: "A black camera and a white controller",
  },
  "categories/vetements": {
    fr: "Une chemise bleu ciel, une veste bleu nuit et une robe émeraude sur une barre de laiton",
    ar: "قميص أزرق سماوي وسترة زرقاء داكنة وفستان زمردي على حامل نحاسي",
    en: "A sky blue shirt, a night blue jacket and an emerald dress on a brass rail",
  },
  "categories/sacs": {
    fr: "Un sac à main cognac devant un sac à dos vert sauge",
    ar: "حقيبة يد بنية أمام حقيبة ظهر خضراء",
    en: "A cognac handbag before a sage green backpack",
  },
  "categories/accessoires": {
    fr: "Des lunettes sur des foulards pliés, une ceinture roulée et un porte-cartes",
    ar: "نظارات فوق أوشحة مطوية، وحزام ملفوف ومحفظة بطاقات",
    en: "Sunglasses on folded scarves, a rolled belt and a card wallet",
  },
  "categories/chaussures-chapeaux": {
    fr: "Un chapeau sable sur un socle et une basket blanche",
    ar: "قبعة بلون الرمل على قاعدة وحذاء رياضي أبيض",
    en: "A sand hat on a block and a white sneaker",
  },
  "categories/parfums": {
    fr: "Un flacon ambre rectangulaire et un flacon rose rond",
    ar: "زجاجة عطر مستطيلة بلون العنبر وأخرى مستديرة وردية",
    en: "A rectangular amber flacon and a round pink one",
  },
  "categories/maquillage": {
    fr: "Un rouge à lèvres, un vernis bleu nuit et une poudre ouverte",
    ar: "أحمر شفاه وطلاء أظافر أزرق داكن وبودرة مفتوحة",
    en: "A lipstick, a night blue nail polish and an open compact",
  },
  "categories/soin-visage": {
    fr: "Un sérum en flacon ambré et un pot de crème ouvert",
    ar: "سيروم في زجاجة عنبرية وعلبة كريم مفتوحة",
    en: "A serum in an amber bottle and an open cream jar",
  },
  "categories/soin-corps": {
    fr: "Un lait corporel à pompe et un pot de crème sur une planche de noyer",
    ar: "حليب للجسم بمضخة وعلبة كريم على لوح من خشب الجوز",
    en: "A pump body lotion and a cream jar on a walnut board",
  },
  "categories/bagues": {
    fr: "Un solitaire en or et une alliance sertie",
    ar: "خاتم سوليتير ذهبي وخاتم زواج مرصع",
    en: "A gold solitaire and an eternity band",
  },
  "categories/boucles-oreilles": {
    fr: "Des créoles en or et des puces de perle",
    ar: "أقراط دائرية ذهبية وأقراط لؤلؤ",
    en: "Gold hoops and pearl studs",
  },
  "categories/colliers-bracelets": {
    fr: "Un collier de perles autour d’un jonc en or",
    ar: "عقد لؤلؤ حول سوار ذهبي",
    en: "A pearl necklace around a gold bangle",
  },
}
