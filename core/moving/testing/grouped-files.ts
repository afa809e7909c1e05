import { fileOf, photo, type Row } from "./file-of.ts"

const shopifyTitles = [
  ...["Handle", "Title", "Body (HTML)", "Vendor", "Product Category", "Type", "Tags", "Published", "Option1 Name"],
  ...["Option1 Value", "Option2 Name", "Option2 Value", "Variant SKU", "Variant Grams", "Variant Inventory Tracker"],
  ...["Variant Inventory Qty", "Variant Price", "Variant Compare At Price", "Variant Barcode", "Image Src"],
  ...["Image Position", "SEO Title", "Variant Image", "Cost per item", "Status"],
]

const shopifyRows: Row[] = [
  {
    Handle: "baskets-oran",
    Title: "Baskets Oran",
    "Body (HTML)": "<p>Toile épaisse.</p>",
    Vendor: "Atelier Oran",
    Type: "Chaussures",
    Tags: "toile, été",
    Published: "true",
    "Option1 Name": "Pointure",
    "Option1 Value": "41",
    "Option2 Name": "Color",
    "Option2 Value": "White",
    "Variant SKU": "'BO-41",
    "Variant Grams": "800",
    "Variant Inventory Tracker": "shopify",
    "Variant Inventory Qty": "3",
    "Variant Price": "7900.00",
    "Variant Compare At Price": "8900.00",
    "Image Src": photo("blue"),
    "Image Position": "2",
    "SEO Title": "Baskets",
    "Cost per item": "4000",
    Status: "active",
  },
  {
    Handle: "baskets-oran",
    "Option1 Value": "42",
    "Option2 Value": "White",
    "Variant SKU": "BO-42",
    "Variant Grams": "800",
    "Variant Inventory Tracker": "shopify",
    "Variant Inventory Qty": "-2",
    "Variant Price": "7900.00",
    "Variant Compare At Price": "8900.00",
    "Image Src": photo("red"),
    "Image Position": "1",
    "Cost per item": "4000",
  },
  {
    Handle: "carte",
    Title: "Carte postale",
    Published: "true",
    "Option1 Name": "Title",
    "Option1 Value": "Default Title",
    "Variant SKU": "CARTE-1",
    "Variant Price": "120.00",
    Status: "draft",
  },
]

/** An export of Shopify. */
export const shopifyFile = () => fileOf(shopifyTitles, shopifyRows)

/** A file of YouCan, in Arabic. */
export const youCanFile = () =>
  fileOf(
    [
      "name",
      "slug",
      "description",
      "price",
      "compare_at_price",
      "inventory",
      "visibility",
      "categories",
      "images",
      "color_code",
    ],
    [
      {
        name: "عطر العود",
        slug: "عطر-العود",
        description: "<p>رائحة خشبية دافئة.</p>",
        price: "5200",
        compare_at_price: "6000",
        inventory: "9",
        visibility: "1",
        categories: "عطور",
        images: `${photo("red")},${photo("blue")}`,
        color_code: "x",
      },
    ],
    "\t",
  )
