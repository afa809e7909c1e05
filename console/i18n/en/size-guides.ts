/** The size guides, in English. */
export const sizeGuides = {
  "guide.title": "Size guides",
  "guide.hint": "The product page leads to the guide of its sizes.",
  "guide.kinds": "Kind of sizes",
  "guide.kind.size": "Letters (S, M, L)",
  "guide.kind.shoe": "Shoes",
  "guide.kind.ring": "Rings",
  "guide.kind.waist": "Waist",
  "guide.active": "Show this guide in the shop",
  "guide.table": "Table",
  "guide.tableHint":
    "Up to {columns} columns and {rows} rows. A cell that is empty in another language shows that of the main one.",
  "guide.note": "How to measure",
  "guide.heading": "Heading of column {n}",
  "guide.cell": "Row {row}, column {column}",
  "guide.addRow": "Add a row",
  "guide.addColumn": "Add a column",
  "guide.removeRow": "Remove row {n}",
  "guide.removeColumn": "Remove column {n}",
  "guide.preview": "Preview",
  "guide.brand": "Brand",
  "guide.brandAll": "All brands",
  "guide.brandHint":
    "A brand with a guide of its own shows it at its products. The others show the one of all brands. Save or discard your changes before you choose another brand.",
  "guide.brandsOwn": "With a guide of their own",
  "guide.brandsOther": "Without one",
  "guide.brandNew":
    "{brand} has no guide of its own here yet: this is a copy of the one of all brands. It becomes the brand’s once you change and save it.",
  "guide.remove": "Delete this brand’s guide",
  "guide.removeWhy": "The products of {brand} will show the guide of all brands.",
  "guide.removed": "Deleted",
}
