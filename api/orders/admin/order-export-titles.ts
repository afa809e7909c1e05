import type { DeliveryKind } from "#core/delivery/wilaya.ts"
import type { OrderStatus } from "#core/orders/order-status.ts"

export type ExportLocale = "fr" | "ar" | "en"

export const sheetName: Record<ExportLocale, string> = { fr: "Commandes", ar: "الطلبات", en: "Orders" }

/** The columns of a file of orders, by their names. */
export const exportTitles: Record<ExportLocale, readonly string[]> = {
  fr: [
    ...["Numéro", "Date", "État", "Origine", "Prénom", "Nom", "Téléphone", "Code wilaya", "Wilaya", "Commune"],
    ...["Adresse", "Livraison", "Produits", "Unités", "Montant", "Coupon", "Remise", "Prix de livraison", "Total"],
    ...["Note", "Agent", "Transporteur", "Suivi"],
  ],
  ar: [
    ...["الرقم", "التاريخ", "الحالة", "المصدر", "الاسم", "اللقب", "الهاتف", "رمز الولاية", "الولاية", "البلدية"],
    ...["العنوان", "التوصيل", "المنتجات", "الوحدات", "المبلغ", "القسيمة", "التخفيض", "سعر التوصيل", "المجموع"],
    ...["ملاحظة", "الموظف", "شركة التوصيل", "رقم التتبع"],
  ],
  en: [
    ...["Number", "Date", "Status", "Source", "First name", "Last name", "Phone", "Wilaya code", "Wilaya", "Commune"],
    ...["Address", "Delivery", "Products", "Units", "Amount", "Coupon", "Discount", "Delivery price", "Total"],
    ...["Note", "Agent", "Carrier", "Tracking"],
  ],
}

type Word = OrderStatus | DeliveryKind | "shop" | "phone"

/** States, sources and kinds of delivery in the words of a file. */
export const exportWords: Record<ExportLocale, Record<Word, string>> = {
  fr: {
    new: "Nouvelle",
    "to-call-again": "À rappeler",
    confirmed: "Confirmée",
    preparing: "En préparation",
    shipped: "Expédiée",
    delivered: "Livrée",
    returning: "En retour",
    returned: "Retournée",
    cancelled: "Annulée",
    home: "À domicile",
    desk: "Au bureau",
    shop: "Boutique",
    phone: "Téléphone",
  },
  ar: {
    new: "جديدة",
    "to-call-again": "يعاد الاتصال",
    confirmed: "مؤكدة",
    preparing: "قيد التحضير",
    shipped: "مرسلة",
    delivered: "مسلّمة",
    returning: "في طريق الإرجاع",
    returned: "مرجعة",
    cancelled: "ملغاة",
    home: "إلى المنزل",
    desk: "إلى المكتب",
    shop: "المتجر",
    phone: "الهاتف",
  },
  en: {
    new: "New",
    "to-call-again": "To call again",
    confirmed: "Confirmed",
    preparing: "Preparing",
    shipped: "Shipped",
    delivered: "Delivered",
    returning: "Returning",
    returned: "Returned",
    cancelled: "Cancelled",
    home: "To the door",
    desk: "To a desk",
    shop: "Shop",
    phone: "Phone",
  },
}
