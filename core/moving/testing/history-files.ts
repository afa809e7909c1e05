import { fileOf, type Row } from "./file-of.ts"

// Orders and reviews as other shops and their plugins export them, written by hand after their public formats.

const titlesOf = (rows: readonly Row[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))]
const tableOf = (rows: readonly Row[], separator?: string) => fileOf(titlesOf(rows), rows, separator)

const wooPerson = {
  billing_first_name: "Amina",
  billing_last_name: "Cherif",
  billing_phone: "+213 550 11 22 33",
  billing_email: "Amina@example.test",
  billing_address_1: "12 rue des Frères",
  billing_city: "Bab Ezzouar",
  billing_state: "DZ-16",
}

/** Orders of WooCommerce with a row for each item. */
export const wooOrderFile = (separator = ",") =>
  tableOf(
    [
      {
        order_number: "1041",
        order_date: "2026-03-02 14:05:00",
        status: "completed",
        completed_date: "2026-03-06 10:00:00",
        ...wooPerson,
        customer_note: "Appeler après 17 h",
        shipping_total: "400",
        discount_total: "200",
        coupon_code: "PRINTEMPS",
        order_total: "6000",
        item_name: "Chemise en lin - Bleu, S",
        item_sku: "CH-LIN-B-S",
        item_quantity: "2",
        item_total: "5800",
        payment_method: "cod",
      },
      { order_number: "1041", item_name: "Cordon", item_sku: "SANS", item_quantity: "1", item_total: "0" },
      {
        order_number: "1042",
        order_date: "2026-03-03 09:00:00",
        status: "processing",
        ...wooPerson,
        billing_city: "Quelque part",
        billing_state: "16 - Alger",
        order_total: "1500",
        item_name: "Bougie à l’ambre",
        item_sku: "WOO-20",
        item_quantity: "1",
        item_total: "1500",
      },
      { order_number: "1043", order_date: "hier", status: "completed", ...wooPerson, order_total: "10" },
      {
        order_number: "1044",
        order_date: "2026-03-04",
        status: "completed",
        ...wooPerson,
        billing_city: "Paris",
        billing_state: "IDF",
        order_total: "10",
      },
      {
        order_number: "1045",
        order_date: "2026-03-05",
        status: "wc-partial",
        ...wooPerson,
        billing_state: "الجزائر",
        billing_city: "باب الزوار",
        order_total: "900",
      },
    ],
    separator,
  )

/** Orders of WooCommerce with the items of an order in columns of their own. */
export const wooPackedOrderFile = () =>
  tableOf([
    {
      order_id: "7",
      order_number: "7",
      order_date: "2026-04-01 10:00:00",
      status: "cancelled",
      ...wooPerson,
      order_total: "3000",
      line_item_1: "name:Chemise en lin|product_id:10|sku:CH-LIN-B-S|quantity:1|total:2900|sub_total:2900",
      line_item_2: "name:Emballage|product_id:99|sku:|quantity:1|total:100|sub_total:100",
    },
  ])

const shopifyPerson = {
  Email: "samir@example.test",
  "Shipping Name": "Samir Ait Ouali",
  "Shipping Phone": "0661223344",
  "Shipping Address1": "Cité 200 logements",
  "Shipping City": "Es Senia",
  "Shipping Province Name": "Oran",
  "Billing Name": "Samir Ait Ouali",
}

/** An export of orders of Shopify. */
export const shopifyOrderFile = () =>
  tableOf([
    {
      Name: "#1001",
      ...shopifyPerson,
      "Financial Status": "paid",
      "Paid at": "2026-02-03 12:00:00 +0100",
      "Fulfillment Status": "fulfilled",
      "Fulfilled at": "2026-02-04 08:00:00 +0100",
      Subtotal: "15800.00",
      Shipping: "500.00",
      Total: "16300.00",
      "Created at": "2026-02-01 09:30:00 +0100",
      "Lineitem quantity": "2",
      "Lineitem name": "Baskets Oran - 41 / White",
      "Lineitem price": "7900.00",
      "Lineitem sku": "BO-41",
      Tags: "fidèle, cadeau",
      "Risk Level": "Low",
    },
    { Name: "#1001", "Lineitem quantity": "1", "Lineitem name": "Lacets", "Lineitem price": "0.00" },
    {
      Name: "#1002",
      ...shopifyPerson,
      "Financial Status": "refunded",
      "Fulfillment Status": "fulfilled",
      Total: "120.00",
      "Created at": "2026-02-02 09:30:00 +0100",
      "Lineitem quantity": "1",
      "Lineitem name": "Carte postale",
      "Lineitem price": "120.00",
      "Lineitem sku": "CARTE-1",
    },
  ])

/** A file of orders of YouCan, in Arabic. */
export const youCanOrderFile = () =>
  tableOf(
    [
      {
        "رقم الطلب": "YC-5",
        "تاريخ الطلب": "05/01/2026 18:20",
        "حالة الطلب": "تم التوصيل",
        "الاسم الكامل": "ليلى بن عمر",
        "رقم الهاتف": "0770 55 66 77",
        الولاية: "وهران",
        البلدية: "السانية",
        العنوان: "حي الزهور",
        المنتج: "عطر العود",
        الكمية: "2",
        السعر: "5200",
        "تكلفة الشحن": "600",
        الإجمالي: "11000",
      },
    ],
    "\t",
  )

/** Reviews of WooCommerce with a reply of the shop. */
export const wooReviewFile = () =>
  tableOf([
    {
      comment_ID: "31",
      comment_author: "Amina",
      comment_author_email: "amina@example.test",
      comment_date: "2026-03-10 20:00:00",
      comment_content: "Très belle coupe.",
      comment_approved: "1",
      comment_parent: "0",
      rating: "5",
      verified: "1",
      product_SKU: "CH-LIN",
    },
    {
      comment_ID: "32",
      comment_author: "La boutique",
      comment_date: "2026-03-11 08:00:00",
      comment_content: "Merci !",
      comment_approved: "1",
      comment_parent: "31",
      rating: "",
      product_SKU: "CH-LIN",
    },
    {
      comment_ID: "33",
      comment_author: "X",
      comment_date: "2026-03-11 08:00:00",
      comment_content: "Spam",
      comment_approved: "spam",
      comment_parent: "0",
      rating: "1",
      product_SKU: "CH-LIN",
    },
    {
      comment_ID: "34",
      comment_author: "Y",
      comment_date: "2026-03-11",
      comment_content: "",
      comment_approved: "0",
      rating: "3",
      product_SKU: "CH-LIN",
    },
  ])

/** Reviews as apps for Shopify export them. */
export const shopifyReviewFile = () =>
  tableOf([
    {
      title: "ممتاز",
      body: "حذاء مريح جدا",
      rating: "4",
      review_date: "2026-02-10 11:00:00 +0100",
      reviewer_name: "سمير",
      reviewer_email: "samir@example.test",
      product_handle: "baskets-oran",
      reply: "شكرا",
      reply_date: "2026-02-11",
      picture_urls: "https://pictures.test/red.png",
      location: "Oran",
    },
    {
      title: "",
      body: "Bien",
      rating: "5",
      review_date: "2026-02-12",
      reviewer_name: "Z",
      product_handle: "inconnu",
    },
  ])
