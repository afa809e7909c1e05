import type { DeliveryKind } from "#core/delivery/wilaya.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { OrderStatus } from "#core/orders/order-status.ts"

export const sheetName: Record<Locale, string> = { fr: "Commandes", ar: "الطلبات", en: "Orders" }

type Word = OrderStatus | DeliveryKind | "shop" | "phone"

/** States, sources and kinds of delivery in the words of a file. */
export const exportWords: Record<Word, Record<Locale, string>> = {
  new: { fr: "Nouvelle", ar: "جديدة", en: "New" },
  "to-call-again": { fr: "À rappeler", ar: "يعاد الاتصال", en: "To call again" },
  confirmed: { fr: "Confirmée", ar: "مؤكدة", en: "Confirmed" },
  preparing: { fr: "En préparation", ar: "قيد التحضير", en: "Preparing" },
  shipped: { fr: "Expédiée", ar: "مرسلة", en: "Shipped" },
  delivered: { fr: "Livrée", ar: "مسلّمة", en: "Delivered" },
  returning: { fr: "En retour", ar: "في طريق الإرجاع", en: "Returning" },
  returned: { fr: "Retournée", ar: "مرجعة", en: "Returned" },
  cancelled: { fr: "Annulée", ar: "ملغاة", en: "Cancelled" },
  home: { fr: "À domicile", ar: "إلى المنزل", en: "To the door" },
  desk: { fr: "Au bureau", ar: "إلى المكتب", en: "To a desk" },
  shop: { fr: "Boutique", ar: "المتجر", en: "Shop" },
  phone: { fr: "Téléphone", ar: "الهاتف", en: "Phone" },
}
