import type { Text } from "./types.ts"

export const brands: { name: string; slug: string; about: Text }[] = [
  {
    name: "Aura",
    slug: "aura",
    about: {
      fr: "Casques, écouteurs et enceintes sans fil, pensés pour la rue, le bureau et la maison.",
      ar: "سماعات رأس وأذن ومكبرات صوت لاسلكية للشارع والمكتب والبيت.",
      en: "Wireless headphones, earbuds and speakers made for the street, the office and home.",
    },
  },
  {
    name: "Nova",
    slug: "nova",
    about: {
      fr: "Téléphones, tablettes et montres connectées, simples à prendre en main.",
      ar: "هواتف وأجهزة لوحية وساعات ذكية سهلة الاستعمال.",
      en: "Phones, tablets and smartwatches that are easy to use.",
    },
  },
  {
    name: "Tassili",
    slug: "tassili",
    about: {
      fr: "Ordinateurs, claviers, appareils photo et manettes, pour travailler, créer et jouer.",
      ar: "حواسيب ولوحات مفاتيح وآلات تصوير وأذرع تحكم للعمل والإبداع واللعب.",
      en: "Computers, keyboards, cameras and controllers for work, creation and play.",
    },
  },
  {
    name: "Casbah",
    slug: "casbah",
    about: {
      fr: "Sacs et petite maroquinerie en cuir, aux lignes nettes, cousus en petite série.",
      ar: "حقائب ومصنوعات جلدية بخطوط واضحة، تُخاط بكميات محدودة.",
      en: "Leather bags and small leather goods with clean lines, sewn in small batches.",
    },
  },
  {
    name: "Cirta",
    slug: "cirta",
    about: {
      fr: "Chemises, robes, lunettes, foulards et chapeaux, en toute saison.",
      ar: "قمصان وفساتين ونظارات وأوشحة وقبعات لكل الفصول.",
      en: "Shirts, dresses, sunglasses, scarves and hats, whatever the season.",
    },
  },
  {
    name: "Tell",
    slug: "tell",
    about: {
      fr: "Vestes, baskets et sacs à dos solides, pour ceux qui marchent toute la journée.",
      ar: "سترات وأحذية رياضية وحقائب ظهر متينة لمن يمشي طوال اليوم.",
      en: "Sturdy jackets, trainers and backpacks for people who walk all day.",
    },
  },
  {
    name: "Lumen",
    slug: "lumen",
    about: {
      fr: "Des eaux de parfum autour d’une seule idée : l’ambre, la rose, la lumière.",
      ar: "عطور تدور حول فكرة واحدة: العنبر والورد والضوء.",
      en: "Eaux de parfum built around one idea: amber, rose, light.",
    },
  },
  {
    name: "Maison",
    slug: "maison",
    about: {
      fr: "Rouges à lèvres, vernis et poudres aux couleurs franches, faciles à porter.",
      ar: "أحمر شفاه وطلاء أظافر وبودرة بألوان واضحة تناسب كل يوم.",
      en: "Lipsticks, nail polish and powders in clear colours that are easy to wear.",
    },
  },
  {
    name: "Soléa",
    slug: "solea",
    about: {
      fr: "Le soin du visage et du corps, tout simplement, avec des formules courtes.",
      ar: "عناية بالوجه والجسم بلا تعقيد وبتركيبات بسيطة.",
      en: "Face and body care kept simple, with short formulas.",
    },
  },
  {
    name: "Yasmine",
    slug: "yasmine",
    about: {
      fr: "Bagues, créoles et bracelets aux lignes fines, à porter chaque jour ou à offrir.",
      ar: "خواتم وأقراط وأساور رقيقة، لكل يوم أو للإهداء.",
      en: "Rings, hoops and bracelets with fine lines, for every day or as a gift.",
    },
  },
  {
    name: "Tipaza",
    slug: "tipaza",
    about: {
      fr: "Des bijoux de perles, montés simplement, dans l’esprit de la côte.",
      ar: "مجوهرات من اللؤلؤ بتصاميم بسيطة مستوحاة من الساحل.",
      en: "Pearl jewelry in simple settings, in the spirit of the coast.",
    },
  },
]
