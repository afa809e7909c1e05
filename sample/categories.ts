import type { SampleCategory } from "./types.ts"

export const categories: SampleCategory[] = [
  {
    slug: "audio",
    productType: "electronics",
    title: { fr: "Audio", ar: "الصوتيات", en: "Audio" },
    picture: "categories/audio",
    children: [
      { slug: "casques", title: { fr: "Casques", ar: "سماعات الرأس", en: "Headphones" } },
      { slug: "ecouteurs", title: { fr: "Écouteurs", ar: "سماعات الأذن", en: "Earbuds" } },
      { slug: "enceintes", title: { fr: "Enceintes", ar: "مكبرات الصوت", en: "Speakers" } },
    ],
  },
  {
    slug: "telephones",
    productType: "electronics",
    title: { fr: "Téléphones", ar: "الهواتف", en: "Phones" },
    picture: "categories/telephones",
    children: [
      { slug: "smartphones", title: { fr: "Smartphones", ar: "الهواتف الذكية", en: "Smartphones" } },
      { slug: "tablettes", title: { fr: "Tablettes", ar: "الأجهزة اللوحية", en: "Tablets" } },
    ],
  },
  {
    slug: "informatique",
    productType: "electronics",
    title: { fr: "Informatique", ar: "الإعلام الآلي", en: "Computing" },
    picture: "categories/informatique",
    children: [
      { slug: "ordinateurs", title: { fr: "Ordinateurs", ar: "الحواسيب", en: "Computers" } },
      {
        slug: "claviers-souris",
        title: { fr: "Claviers et souris", ar: "لوحات المفاتيح والفأرات", en: "Keyboards and mice" },
      },
    ],
  },
  {
    slug: "montres",
    productType: "electronics",
    title: {
      fr: "Montres et accessoires connectés",
      ar: "الساعات والملحقات الذكية",
      en: "Watches and connected accessories",
    },
    picture: "categories/montres",
    children: [
      { slug: "montres-connectees", title: { fr: "Montres connectées", ar: "الساعات الذكية", en: "Smartwatches" } },
      { slug: "batteries", title: { fr: "Batteries externes", ar: "البطاريات المتنقلة", en: "Power banks" } },
    ],
  },
  {
    slug: "photo-jeux",
    productType: "electronics",
    title: { fr: "Photo et jeux", ar: "التصوير والألعاب", en: "Photo and gaming" },
    picture: "categories/photo-jeux",
    children: [
      { slug: "appareils-photo", title: { fr: "Appareils photo", ar: "آلات التصوير", en: "Cameras" } },
      { slug: "manettes", title: { fr: "Manettes", ar: "أذرع التحكم", en: "Controllers" } },
    ],
  },
  {
    slug: "vetements",
    productType: "fashion",
    title: { fr: "Vêtements", ar: "الملابس", en: "Clothes" },
    picture: "categories/vetements",
    children: [
      { slug: "chemises", title: { fr: "Chemises", ar: "القمصان", en: "Shirts" } },
      { slug: "robes", title: { fr: "Robes", ar: "الفساتين", en: "Dresses" } },
      { slug: "vestes", title: { fr: "Vestes", ar: "السترات", en: "Jackets" } },
    ],
  },
  {
    slug: "sacs",
    productType: "fashion",
    title: { fr: "Sacs", ar: "الحقائب", en: "Bags" },
    picture: "categories/sacs",
    children: [
      { slug: "sacs-a-main", title: { fr: "Sacs à main", ar: "حقائب اليد", en: "Handbags" } },
      { slug: "cabas", title: { fr: "Cabas", ar: "حقائب واسعة", en: "Totes" } },
      { slug: "sacs-a-dos", title: { fr: "Sacs à dos", ar: "حقائب الظهر", en: "Backpacks" } },
    ],
  },
  {
    slug: "accessoires",
    productType: "fashion",
    title: { fr: "Accessoires", ar: "الإكسسوارات", en: "Accessories" },
    picture: "categories/accessoires",
    children: [
      { slug: "maroquinerie", title: { fr: "Petite maroquinerie", ar: "مصنوعات جلدية", en: "Small leather goods" } },
      { slug: "lunettes", title: { fr: "Lunettes de soleil", ar: "النظارات الشمسية", en: "Sunglasses" } },
      { slug: "foulards", title: { fr: "Foulards", ar: "الأوشحة", en: "Scarves" } },
    ],
  },
  {
    slug: "chaussures-chapeaux",
    productType: "fashion",
    title: { fr: "Chaussures et chapeaux", ar: "الأحذية والقبعات", en: "Shoes and hats" },
    picture: "categories/chaussures-chapeaux",
    children: [
      { slug: "chapeaux", title: { fr: "Chapeaux", ar: "القبعات", en: "Hats" } },
      { slug: "baskets", title: { fr: "Baskets", ar: "الأحذية الرياضية", en: "Trainers" } },
    ],
  },
  {
    slug: "parfums",
    productType: "beauty",
    title: { fr: "Parfums", ar: "العطور", en: "Perfumes" },
    picture: "categories/parfums",
    children: [{ slug: "eaux-de-parfum", title: { fr: "Eaux de parfum", ar: "ماء العطر", en: "Eaux de parfum" } }],
  },
  {
    slug: "maquillage",
    productType: "beauty",
    title: { fr: "Maquillage", ar: "المكياج", en: "Make-up" },
    picture: "categories/maquillage",
    children: [
      { slug: "levres", title: { fr: "Lèvres", ar: "الشفاه", en: "Lips" } },
      { slug: "ongles", title: { fr: "Ongles", ar: "الأظافر", en: "Nails" } },
      { slug: "teint", title: { fr: "Teint", ar: "البشرة", en: "Complexion" } },
    ],
  },
  {
    slug: "soin-visage",
    productType: "beauty",
    title: { fr: "Soin du visage", ar: "العناية بالوجه", en: "Face care" },
    picture: "categories/soin-visage",
    children: [
      { slug: "cremes", title: { fr: "Crèmes", ar: "الكريمات", en: "Creams" } },
      { slug: "serums", title: { fr: "Sérums", ar: "السيروم", en: "Serums" } },
    ],
  },
  {
    slug: "soin-corps",
    productType: "beauty",
    title: { fr: "Soin du corps", ar: "العناية بالجسم", en: "Body care" },
    picture: "categories/soin-corps",
    children: [{ slug: "laits", title: { fr: "Laits pour le corps", ar: "حليب الجسم", en: "Body lotions" } }],
  },
  {
    slug: "bagues",
    productType: "jewelry",
    title: { fr: "Bagues", ar: "الخواتم", en: "Rings" },
    picture: "categories/bagues",
    children: [
      { slug: "solitaires", title: { fr: "Solitaires", ar: "خواتم سوليتير", en: "Solitaires" } },
      { slug: "alliances", title: { fr: "Alliances", ar: "خواتم الزواج", en: "Wedding bands" } },
    ],
  },
  {
    slug: "boucles-oreilles",
    productType: "jewelry",
    title: { fr: "Boucles d’oreilles", ar: "الأقراط", en: "Earrings" },
    picture: "categories/boucles-oreilles",
    children: [
      { slug: "creoles", title: { fr: "Créoles", ar: "أقراط دائرية", en: "Hoops" } },
      { slug: "puces", title: { fr: "Puces d’oreilles", ar: "أقراط صغيرة", en: "Studs" } },
    ],
  },
  {
    slug: "colliers-bracelets",
    productType: "jewelry",
    title: { fr: "Colliers et bracelets", ar: "العقود والأساور", en: "Necklaces and bracelets" },
    picture: "categories/colliers-bracelets",
    children: [
      { slug: "pendentifs", title: { fr: "Pendentifs", ar: "القلادات", en: "Pendants" } },
      { slug: "bracelets", title: { fr: "Bracelets", ar: "الأساور", en: "Bracelets" } },
      { slug: "colliers", title: { fr: "Colliers", ar: "العقود", en: "Necklaces" } },
    ],
  },
]
