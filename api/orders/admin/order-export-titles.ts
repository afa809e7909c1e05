import type { DeliveryKind } from "#core/delivery/wilaya.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { OrderStatus } from "#core/orders/order-status.ts"

export const sheetName: Record<Locale, string> = { fr: "Commandes", ar: "الطلبات", en: "Orders" }

type Word = OrderStatus | DeliveryKind | "shop" | "phone"

/** States, sources and kinds of delivery in the words of a file. */
export const exportWords: Record<Locale, Record<Word, string>> = {
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
