import type { FormatColumn } from "./columns.ts"

/** The columns of a YouCan file of products. YouCan publishes no list of them: these are the names of its products' fields, with
 *  spaces or underscores between words, and their French and Arabic titles. */
export const youCanColumns: readonly FormatColumn[] = [
  { field: "id", titles: ["id", "product_id", "product id"], fate: "changed" },
  { field: "name", titles: ["name", "title", "nom", "titre", "الاسم", "اسم المنتج"], fate: "kept" },
  { field: "handle", titles: ["slug", "handle", "permalink", "lien", "الرابط"], fate: "kept" },
  { field: "description", titles: ["description", "الوصف"], fate: "kept" },
  { field: "price", titles: ["price", "variant_price", "variant price", "prix", "السعر"], fate: "kept" },
  {
    field: "comparePrice",
    titles: ["compare_at_price", "compare at price", "variant_compare_at_price", "prix comparé", "prix barré"],
    fate: "kept",
  },
  { field: "cost", titles: ["cost_price", "cost price", "cost_per_item", "coût", "التكلفة"], fate: "kept" },
  {
    field: "stock",
    titles: [
      "inventory",
      "variant_inventory",
      "variant inventory",
      "stock",
      "quantity",
      "quantité",
      "المخزون",
      "الكمية",
    ],
    fate: "kept",
  },
  { field: "tracker", titles: ["track_inventory", "track inventory", "suivi du stock"], fate: "changed" },
  { field: "sku", titles: ["sku", "variant_sku", "variant sku", "رمز المنتج"], fate: "kept" },
  { field: "barcode", titles: ["barcode", "variant_barcode", "variant barcode", "code-barres"], fate: "changed" },
  { field: "weight", titles: ["weight", "variant_weight", "variant weight", "poids", "الوزن"], fate: "changed" },
  {
    field: "published",
    titles: ["visibility", "visible", "is_visible", "status", "visibilité", "الظهور"],
    fate: "changed",
  },
  {
    field: "category",
    titles: ["categories", "category", "collections", "catégories", "catégorie", "التصنيفات", "الفئات"],
    fate: "changed",
  },
  { field: "brand", titles: ["vendor", "brand", "marque", "العلامة التجارية"], fate: "kept" },
  { field: "tags", titles: ["tags", "étiquettes", "الوسوم"], fate: "kept" },
  { field: "images", titles: ["images", "image", "thumbnail", "image #", "الصور", "الصورة"], fate: "changed" },
  { field: "variantImage", titles: ["variant_image", "variant image"], fate: "changed" },
  {
    field: "optionName",
    titles: [
      "option#_name",
      "option# name",
      "option # name",
      "variant_option_#_name",
      "nom de l'option #",
      "اسم الخيار #",
    ],
    fate: "changed",
  },
  {
    field: "optionValue",
    titles: [
      "option#_value",
      "option# value",
      "option # value",
      "variant_option_#_value",
      "valeur de l'option #",
      "قيمة الخيار #",
    ],
    fate: "changed",
  },
  { titles: ["meta_*", "seo_*", "created_at", "updated_at", "product_type", "type"], fate: "lost" },
]
