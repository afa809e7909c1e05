import type { Locale } from "../i18n/locale.ts"

/** The columns of a file of orders, in their order, with their titles. */
const columns = {
  number: { fr: "Numéro", ar: "الرقم", en: "Number" },
  date: { fr: "Date", ar: "التاريخ", en: "Date" },
  status: { fr: "État", ar: "الحالة", en: "Status" },
  source: { fr: "Origine", ar: "المصدر", en: "Source" },
  firstname: { fr: "Prénom", ar: "الاسم", en: "First name" },
  lastname: { fr: "Nom", ar: "اللقب", en: "Last name" },
  phone: { fr: "Téléphone", ar: "الهاتف", en: "Phone" },
  wilayaCode: { fr: "Code wilaya", ar: "رمز الولاية", en: "Wilaya code" },
  wilayaCode2026: { fr: "Code wilaya 2026", ar: "رمز الولاية 2026", en: "Wilaya code 2026" },
  wilaya: { fr: "Wilaya", ar: "الولاية", en: "Wilaya" },
  commune: { fr: "Commune", ar: "البلدية", en: "Commune" },
  address: { fr: "Adresse", ar: "العنوان", en: "Address" },
  delivery: { fr: "Livraison", ar: "التوصيل", en: "Delivery" },
  desk: { fr: "Bureau", ar: "المكتب", en: "Desk" },
  products: { fr: "Produits", ar: "المنتجات", en: "Products" },
  units: { fr: "Unités", ar: "الوحدات", en: "Units" },
  amount: { fr: "Montant", ar: "المبلغ", en: "Amount" },
  coupon: { fr: "Coupon", ar: "القسيمة", en: "Coupon" },
  discount: { fr: "Remise", ar: "التخفيض", en: "Discount" },
  deliveryPrice: { fr: "Prix de livraison", ar: "سعر التوصيل", en: "Delivery price" },
  total: { fr: "Total", ar: "المجموع", en: "Total" },
  paid: { fr: "Payé en ligne", ar: "مدفوع عبر الإنترنت", en: "Paid online" },
  refunded: { fr: "Remboursé", ar: "المبلغ المردود", en: "Refunded" },
  note: { fr: "Note", ar: "ملاحظة", en: "Note" },
  agent: { fr: "Agent", ar: "الموظف", en: "Agent" },
  carrier: { fr: "Transporteur", ar: "شركة التوصيل", en: "Carrier" },
  tracking: { fr: "Suivi", ar: "رقم التتبع", en: "Tracking" },
  deliveredAt: { fr: "Livrée le", ar: "تاريخ التسليم", en: "Delivered" },
  cashedAt: { fr: "Encaissée le", ar: "تاريخ القبض", en: "Cashed" },
  cashed: { fr: "Montant encaissé", ar: "المبلغ المقبوض", en: "Amount cashed" },
  cost: { fr: "Coût des produits", ar: "تكلفة المنتجات", en: "Cost of goods" },
} satisfies Record<string, Record<Locale, string>>

export type OrderColumn = keyof typeof columns

export const orderColumns = Object.keys(columns) as OrderColumn[]

/** The title of a column. */
export const orderColumnTitle = (column: OrderColumn, locale: Locale): string => columns[column][locale]
