import type { FormatColumn } from "../columns.ts"

/** The columns of a YouCan file of orders. YouCan publishes no list, and lets each shop choose its columns: these are the names of its
 *  orders' fields, and their French and Arabic titles. */
export const youCanOrderColumns: readonly FormatColumn[] = [
  {
    field: "number",
    titles: ["order_ref", "Order ID", "ref", "order id", "référence", "N° commande", "رقم الطلب"],
    fate: "changed",
  },
  {
    field: "status",
    titles: ["status", "order_status", "order status", "statut", "حالة الطلب", "الحالة"],
    fate: "changed",
  },
  {
    field: "payment",
    titles: ["payment_status", "payment status", "statut de paiement", "حالة الدفع"],
    fate: "changed",
  },
  {
    field: "date",
    titles: ["created_at", "date", "order date", "order_date", "date de création", "تاريخ الطلب", "التاريخ"],
    fate: "kept",
  },
  { field: "firstname", titles: ["first_name", "first name", "prénom", "الاسم الأول"], fate: "kept" },
  { field: "lastname", titles: ["last_name", "last name", "nom de famille", "اسم العائلة"], fate: "kept" },
  {
    field: "name",
    titles: ["full_name", "full name", "customer", "customer name", "nom complet", "client", "الاسم الكامل", "العميل"],
    fate: "kept",
  },
  { field: "phone", titles: ["phone", "customer phone", "téléphone", "الهاتف", "رقم الهاتف"], fate: "kept" },
  { field: "email", titles: ["email", "customer email", "e-mail", "البريد الإلكتروني"], fate: "kept" },
  { field: "address", titles: ["address", "first_line", "shipping address", "adresse", "العنوان"], fate: "kept" },
  { field: "city", titles: ["city", "ville", "commune", "المدينة", "البلدية"], fate: "changed" },
  { field: "state", titles: ["region", "state", "wilaya", "région", "الولاية", "المنطقة"], fate: "changed" },
  { field: "note", titles: ["notes", "note", "remarque", "ملاحظات"], fate: "kept" },
  {
    field: "shipping",
    titles: ["shipping_price", "shipping price", "shipping fees", "frais de livraison", "تكلفة الشحن"],
    fate: "kept",
  },
  { field: "discount", titles: ["discount", "remise", "الخصم"], fate: "kept" },
  { field: "coupon", titles: ["coupon", "code promo", "القسيمة"], fate: "kept" },
  {
    field: "total",
    titles: ["total", "total_price", "total price", "montant total", "المجموع", "الإجمالي"],
    fate: "kept",
  },
  { field: "tracking", titles: ["tracking_number", "tracking number", "numéro de suivi", "رقم التتبع"], fate: "kept" },
  {
    field: "itemName",
    titles: [
      "product_name",
      "product name",
      "product",
      "products",
      "produit",
      "nom du produit",
      "المنتج",
      "اسم المنتج",
    ],
    fate: "kept",
  },
  { field: "itemSku", titles: ["sku", "product sku", "رمز المنتج"], fate: "kept" },
  {
    field: "itemOptions",
    titles: ["variant", "variant_name", "product variant", "variante", "المتغير"],
    fate: "changed",
  },
  { field: "itemQuantity", titles: ["quantity", "quantité", "الكمية"], fate: "kept" },
  {
    field: "itemPrice",
    titles: ["variant_price", "price", "unit price", "product price", "prix", "السعر"],
    fate: "kept",
  },
  {
    titles: [
      "country",
      "pays",
      "zip",
      "zip_code",
      "currency",
      "payment_method",
      "payment method",
      "ip",
      "source",
      "utm_*",
      "updated_at",
    ],
    fate: "lost",
  },
]
