import type { Text } from "../types.ts"

/** Alternative texts of pictures in which a product is used, or lies beside something whose size is known. */
export const inUse: Record<string, Text> = {
  "casque-aura/noir-scale": {
    fr: "Casque Aura noir sur un support en noyer et laiton",
    ar: "سماعات Aura السوداء على حامل من خشب الجوز والنحاس",
    en: "Black Aura headphones on a walnut and brass stand",
  },
  "casque-aura/noir-open": {
    fr: "Casque Aura noir sur deux livres, à côté d’un verre de thé",
    ar: "سماعات Aura السوداء فوق كتابين بجانب كأس شاي",
    en: "Black Aura headphones on two books, beside a glass of tea",
  },
  "ecouteurs-aura-mini/blanc-scale": {
    fr: "Écouteurs Aura Mini blancs dans leur boîtier ouvert, devant un téléphone",
    ar: "سماعات Aura Mini البيضاء في علبتها المفتوحة أمام هاتف",
    en: "White Aura Mini earbuds in their open case, before a phone",
  },
  "enceinte-aura-go/terracotta-scale": {
    fr: "Enceinte Aura Go terracotta sur deux livres, à côté d’une orange",
    ar: "مكبر صوت Aura Go بلون الطين فوق كتابين بجانب برتقالة",
    en: "Terracotta Aura Go speaker on two books, beside an orange",
  },
  "nova-12/graphite-scale": {
    fr: "Nova 12 graphite à côté d’un verre de thé et d’écouteurs noirs",
    ar: "هاتف Nova 12 الرمادي بجانب كأس شاي وسماعات أذن سوداء",
    en: "Graphite Nova 12 beside a glass of tea and black earbuds",
  },
  "nova-10/bleu-scale": {
    fr: "Nova 10 bleu à côté de sa boîte ouverte",
    ar: "هاتف Nova 10 الأزرق بجانب علبته المفتوحة",
    en: "Blue Nova 10 beside its open box",
  },
  "tablette-nova-tab/argent-scale": {
    fr: "Tablette Nova Tab avec son stylet, un carnet et un verre de thé",
    ar: "جهاز Nova Tab اللوحي مع قلمه ودفتر وكأس شاي",
    en: "Nova Tab with its pen, a notebook and a glass of tea",
  },
  "portable-tassili-14/argent-scale": {
    fr: "Ordinateur Tassili 14 ouvert, une souris et un verre de thé à côté",
    ar: "حاسوب Tassili 14 مفتوحًا وبجانبه فأرة وكأس شاي",
    en: "Open Tassili 14 laptop with a mouse and a glass of tea",
  },
  "clavier-tassili-k75/creme-scale": {
    fr: "Clavier Tassili K75 crème, une souris et un verre de thé à côté",
    ar: "لوحة مفاتيح Tassili K75 كريمية وبجانبها فأرة وكأس شاي",
    en: "Cream Tassili K75 keyboard with a mouse and a glass of tea",
  },
  "souris-tassili-s2/blanc-scale": {
    fr: "Souris Tassili S2 blanche devant un clavier graphite",
    ar: "فأرة Tassili S2 البيضاء أمام لوحة مفاتيح رمادية",
    en: "White Tassili S2 mouse before a graphite keyboard",
  },
  "montre-nova-fit/noir-scale": {
    fr: "Montre Nova Fit noire à côté de son coffret ouvert",
    ar: "ساعة Nova Fit السوداء بجانب علبتها المفتوحة",
    en: "Black Nova Fit watch beside its open box",
  },
  "batterie-nova-20000/blanc-scale": {
    fr: "Batterie externe Nova blanche à côté de deux téléphones",
    ar: "بطارية Nova المتنقلة البيضاء بجانب هاتفين",
    en: "White Nova power bank beside two phones",
  },
  "appareil-photo-tassili-m1/noir-scale": {
    fr: "Appareil photo Tassili M1 sur deux livres, à côté d’une orange",
    ar: "آلة التصوير Tassili M1 فوق كتابين بجانب برتقالة",
    en: "Tassili M1 camera on two books, beside an orange",
  },
  "manette-tassili-pad/blanc-scale": {
    fr: "Manette Tassili blanche devant une tablette",
    ar: "ذراع تحكم Tassili البيضاء أمام جهاز لوحي",
    en: "White Tassili controller before a tablet",
  },
  "sac-casbah/cognac-scale": {
    fr: "Sac Casbah cognac sur un socle, des lunettes noires devant",
    ar: "حقيبة Casbah البنية على قاعدة وأمامها نظارات سوداء",
    en: "Cognac Casbah handbag on a block, black sunglasses before it",
  },
  "cabas-casbah/sable-scale": {
    fr: "Cabas Casbah sable à côté d’un chapeau noir",
    ar: "حقيبة تسوق Casbah الرملية بجانب قبعة سوداء",
    en: "Sand Casbah tote beside a black hat",
  },
  "sac-a-dos-tell/nuit-scale": {
    fr: "Sac à dos Tell bleu nuit à côté de trois livres et d’une orange",
    ar: "حقيبة ظهر Tell الزرقاء الداكنة بجانب ثلاثة كتب وبرتقالة",
    en: "Night blue Tell backpack beside three books and an orange",
  },
  "porte-cartes-casbah/cognac-scale": {
    fr: "Porte-cartes Casbah cognac devant un téléphone",
    ar: "محفظة بطاقات Casbah البنية أمام هاتف",
    en: "Cognac Casbah card wallet before a phone",
  },
  "ceinture-casbah/cognac-scale": {
    fr: "Ceinture Casbah cognac roulée sur une planche de noyer, un porte-cartes à côté",
    ar: "حزام Casbah البني ملفوفًا على لوح من خشب الجوز وبجانبه محفظة بطاقات",
    en: "Cognac Casbah belt rolled on a walnut board, a card wallet beside it",
  },
  "lunettes-cirta/ecaille-scale": {
    fr: "Lunettes Cirta écaille sur deux livres, à côté d’un verre de thé",
    ar: "نظارات Cirta بنقشة السلحفاة فوق كتابين بجانب كأس شاي",
    en: "Tortoiseshell Cirta sunglasses on two books, beside a glass of tea",
  },
  "foulards-cirta/terracotta-scale": {
    fr: "Foulards Cirta pliés sur un socle, des lunettes posées dessus",
    ar: "أوشحة Cirta مطوية على قاعدة وفوقها نظارات",
    en: "Folded Cirta scarves on a block, sunglasses on top",
  },
  "chapeau-cirta/sable-scale": {
    fr: "Chapeau Cirta sable sur des foulards pliés, des lunettes devant",
    ar: "قبعة Cirta بلون الرمل فوق أوشحة مطوية وأمامها نظارات",
    en: "Sand Cirta hat on folded scarves, sunglasses before it",
  },
  "baskets-tell/blanc-scale": {
    fr: "La paire de baskets Tell blanches, l’une sur un socle",
    ar: "زوج أحذية Tell البيضاء، إحداها على قاعدة",
    en: "The pair of white Tell sneakers, one on a block",
  },
  "chemise-cirta/ciel-scale": {
    fr: "Trois chemises Cirta sur une barre de laiton : bleu ciel, blanche et olive",
    ar: "ثلاثة قمصان Cirta على حامل نحاسي: سماوي وأبيض وزيتوني",
    en: "Three Cirta shirts on a brass rail: sky blue, white and olive",
  },
  "robe-cirta/emeraude-scale": {
    fr: "Robe Cirta émeraude sur une barre de laiton, un sac à main à côté",
    ar: "فستان Cirta الزمردي على حامل نحاسي وبجانبه حقيبة يد",
    en: "Emerald Cirta dress on a brass rail, a handbag beside it",
  },
  "veste-tell/nuit-scale": {
    fr: "Veste Tell bleu nuit sur une barre de laiton, un sac à dos à côté",
    ar: "سترة Tell الزرقاء الداكنة على حامل نحاسي وبجانبها حقيبة ظهر",
    en: "Night blue Tell jacket on a brass rail, a backpack beside it",
  },
  "lumen-ambre/ambre-scale": {
    fr: "Flacon Lumen Ambre devant son étui noir",
    ar: "زجاجة Lumen Ambre أمام علبتها السوداء",
    en: "Lumen Ambre flacon before its black box",
  },
  "lumen-rose/rose-scale": {
    fr: "Flacon Lumen Rose sur un plateau, avec un rouge à lèvres",
    ar: "زجاجة Lumen Rose على صينية مع أحمر شفاه",
    en: "Lumen Rose flacon on a tray, with a lipstick",
  },
  "rouge-maison/rouge-scale": {
    fr: "Rouge à lèvres Maison rouge devant un poudrier ouvert",
    ar: "أحمر شفاه Maison أمام علبة بودرة مفتوحة",
    en: "Red Maison lipstick before an open compact",
  },
  "vernis-maison/rouge-scale": {
    fr: "Trois vernis Maison : rouge, nude et bleu nuit",
    ar: "ثلاثة ألوان من طلاء Maison: أحمر وبيج وأزرق داكن",
    en: "Three Maison nail polishes: red, nude and night blue",
  },
  "poudre-maison/claire-scale": {
    fr: "Poudre Maison ouverte sur un plateau, avec un rouge à lèvres",
    ar: "بودرة Maison مفتوحة على صينية مع أحمر شفاه",
    en: "Open Maison compact on a tray, with a lipstick",
  },
  "creme-solea/sable-scale": {
    fr: "Crème Soléa ouverte à côté de sa boîte",
    ar: "كريم Soléa مفتوحًا بجانب علبته",
    en: "Open Soléa cream beside its box",
  },
  "serum-solea/ambre-scale": {
    fr: "Sérum Soléa et pot de crème sur un plateau",
    ar: "سيروم Soléa وعلبة كريم على صينية",
    en: "Soléa serum and a cream jar on a tray",
  },
  "lait-solea/creme-scale": {
    fr: "Lait Soléa sur une planche de noyer, avec un linge plié",
    ar: "حليب Soléa على لوح من خشب الجوز مع قماش مطوي",
    en: "Soléa lotion on a walnut board, with folded cloth",
  },
  "solitaire-yasmine/or-scale": {
    fr: "Solitaire Yasmine en or dans un écrin vert ouvert",
    ar: "خاتم Yasmine الذهبي في علبة خضراء مفتوحة",
    en: "Gold Yasmine solitaire in an open green box",
  },
  "alliance-yasmine/blanc-scale": {
    fr: "Alliance Yasmine en or blanc dans un écrin bordeaux ouvert",
    ar: "خاتم Yasmine من الذهب الأبيض في علبة خمرية مفتوحة",
    en: "White gold Yasmine band in an open wine box",
  },
  "creoles-yasmine/or-scale": {
    fr: "Créoles Yasmine en or sur un plateau, à côté d’une bague",
    ar: "أقراط Yasmine الذهبية على صينية بجانب خاتم",
    en: "Gold Yasmine hoops on a tray, beside a ring",
  },
  "puces-tipaza/perle-scale": {
    fr: "Puces de perle Tipaza dans un écrin bleu ouvert",
    ar: "أقراط لؤلؤ Tipaza في علبة زرقاء مفتوحة",
    en: "Tipaza pearl studs in an open blue box",
  },
  "pendentif-yasmine/or-scale": {
    fr: "Pendentif Yasmine en or sur un présentoir vert",
    ar: "قلادة Yasmine الذهبية على حامل أخضر",
    en: "Gold Yasmine pendant on a green stand",
  },
  "jonc-yasmine/or-scale": {
    fr: "Jonc Yasmine en or sur un socle, des puces de perle à côté",
    ar: "سوار Yasmine الذهبي على قاعدة وبجانبه أقراط لؤلؤ",
    en: "Gold Yasmine bangle on a plinth, pearl studs beside it",
  },
  "tennis-yasmine/blanc-scale": {
    fr: "Bracelet tennis Yasmine sur un plateau, à côté d’une alliance",
    ar: "سوار تنس Yasmine على صينية بجانب خاتم",
    en: "Yasmine tennis bracelet on a tray, beside a band",
  },
  "collier-tipaza/perle-scale": {
    fr: "Collier de perles Tipaza sur un plateau, des puces au milieu",
    ar: "عقد لؤلؤ Tipaza على صينية وفي وسطه أقراط",
    en: "Tipaza pearl necklace on a tray, studs in the middle",
  },
}
