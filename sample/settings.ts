import type { Text } from "./types.ts"

const shopName: Text = { fr: "Hanout", ar: "حانوت", en: "Hanout" }

const tagline: Text = {
  fr: "Électronique, mode, beauté et bijoux en Algérie",
  ar: "إلكترونيات وأزياء وجمال ومجوهرات في الجزائر",
  en: "Electronics, fashion, beauty and jewelry in Algeria",
}

const address: Text = {
  fr: "14, rue Didouche-Mourad, Alger-Centre",
  ar: "14 شارع ديدوش مراد، الجزائر الوسطى",
  en: "14, rue Didouche-Mourad, Alger-Centre",
}

const hours: Text = {
  fr: "Notre équipe répond du samedi au jeudi, de 9 h à 18 h, en arabe, en tamazight et en français.",
  ar: "فريقنا في خدمتكم من السبت إلى الخميس، من 9 صباحًا إلى 6 مساءً، بالعربية والأمازيغية والفرنسية.",
  en: "Our team answers Saturday to Thursday, 9 am to 6 pm, in Arabic, Tamazight and French.",
}

const about: Text = {
  fr: "Une boutique algérienne : électronique, mode, beauté et bijoux. Vous recevez, vous vérifiez, vous payez.",
  ar: "متجر جزائري للإلكترونيات والأزياء والجمال والمجوهرات. تستلم، تتأكد، ثم تدفع.",
  en: "An Algerian shop: electronics, fashion, beauty and jewelry. You receive, you check, you pay.",
}

export const settings = {
  shopName,
  tagline,
  phone: "0550 01 02 03",
  phoneInternational: "+213550010203",
  whatsapp: "213550010203",
  email: "bonjour@hanout.example",
  address,
  hours,
  registerNumber: "16/00-0123456 B 26",
  taxNumber: "000016001234567",
  about,
  constructionBanner: true,
  bannerFr: "Site en construction : de nombreuses fonctions à venir.",
  bannerAr: "الموقع قيد الإنشاء، وميزات كثيرة قادمة.",
  /** Whole dinars. */
  freeDeliveryThreshold: 40000,
  pixelId: "",
  exchangeDays: 7,
  /** Days from the load until the shop opens, for the construction page. */
  openingDays: 21,
  social: { facebook: "", instagram: "", whatsapp: "213550010203" },
}
