import type { SampleCoupon } from "./types.ts"

export const coupons: SampleCoupon[] = [
  {
    code: "TECH2000",
    title: {
      fr: "2 000 DA de moins sur l’électronique",
      ar: "تخفيض 2000 د.ج على الإلكترونيات",
      en: "2,000 DA off electronics",
    },
    kind: "fixed",
    value: 2000,
    productType: "electronics",
    minimumAmount: 30000,
    startDays: -10,
    endDays: 12,
  },
  {
    code: "MODE10",
    title: { fr: "La semaine de la mode", ar: "أسبوع الأزياء", en: "Fashion week" },
    kind: "percent",
    value: 10,
    productType: "fashion",
    minimumAmount: 8000,
    startDays: -3,
    endDays: 4,
  },
  {
    code: "BEAUTE15",
    title: { fr: "Le rendez-vous beauté", ar: "موعد الجمال", en: "Beauty days" },
    kind: "percent",
    value: 15,
    productType: "beauty",
    minimumAmount: 5000,
    startDays: 3,
    endDays: 17,
  },
  {
    code: "BIJOUX5",
    title: { fr: "Un bijou à offrir", ar: "مجوهرات للإهداء", en: "A jewel to give" },
    kind: "percent",
    value: 5,
    productType: "jewelry",
    minimumAmount: 20000,
    startDays: -20,
    endDays: 40,
  },
]
