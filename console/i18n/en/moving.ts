import type { Message } from "#core/i18n/message.ts"

/** Words of moving in from another shop. */
export const moving = {
  "moving.lead":
    "Give the file of products that another shop exports. It is looked at first: nothing is stored before you confirm.",
  "moving.drop": "Drop files here: CSV or Excel, of WooCommerce, Shopify or YouCan; or the zip of a Hanout shop",
  "moving.archive":
    "Archive of a Hanout shop: {rows} products and variants, {pictures} pictures; {departments} new departments, {categories} new categories, {brands} new brands.",
  "moving.choose": "Choose files",
  "moving.remove": "Remove",
  "moving.department": "Department for the new products",
  "moving.units": "Units when the file does not count them",
  "moving.unitsHint": "Products that the other shop sells without counting get so many.",
  "moving.format": "The file comes from",
  "moving.format.woocommerce": "WooCommerce",
  "moving.format.shopify": "Shopify",
  "moving.format.youcan": "YouCan",
  "moving.detected": "Detected",
  "moving.encoding": "Encoding",
  "moving.encodingHint": "Change it when letters below look wrong.",
  "moving.separator": "Between cells",
  "moving.separator.comma": "Comma",
  "moving.separator.semicolon": "Semicolon",
  "moving.separator.tab": "Tab",
  "moving.would": "From {shop}:",
  "moving.done": "Moved in from {shop}:",
  "moving.products": { one: "{n} product", other: "{n} products" } satisfies Message,
  "moving.variants": { one: "{n} variant", other: "{n} variants" } satisfies Message,
  "moving.pictures": { one: "{n} picture", other: "{n} pictures" } satisfies Message,
  "moving.addresses": { one: "{n} old address", other: "{n} old addresses" } satisfies Message,
  "moving.prices": "Prices from {min} to {max} DA: the file’s numbers are taken for dinars.",
  "moving.categories": { one: "{n} new category: {names}", other: "{n} new categories: {names}" } satisfies Message,
  "moving.brands": { one: "{n} new brand: {names}", other: "{n} new brands: {names}" } satisfies Message,
  "moving.kind.unsure": "To be checked",
  "moving.kind.lost": "Left behind",
  "moving.kind.changed": "Written otherwise",
  "moving.row": "Row {n}:",
  "moving.picturesLost": {
    one: "{n} picture cannot be fetched: its product comes without it",
    other: "{n} pictures cannot be fetched: their products come without them",
  } satisfies Message,
  "moving.columns": {
    one: "Columns of the file: {n} is left behind",
    other: "Columns of the file: {n} are left behind",
  } satisfies Message,
  "moving.fate.kept": "Kept",
  "moving.fate.changed": "Written otherwise",
  "moving.fate.lost": "Left behind",
  "moving.fate.unknown": "Not known",
  "moving.leaveOut": {
    one: "Leave out what has a problem ({n} row) and store the rest",
    other: "Leave out what has a problem ({n} rows) and store the rest",
  } satisfies Message,
  "moving.leftOut": {
    one: "{n} product was left out: it has a problem.",
    other: "{n} products were left out: they have problems.",
  } satisfies Message,
  "moving.redirected": {
    one: "{n} old address leads here now.",
    other: "{n} old addresses lead here now.",
  } satisfies Message,
  "moving.store": { one: "Move {n} product in", other: "Move {n} products in" } satisfies Message,
  "moving.pairs": "A list of other addresses (pages, categories) is given here:",
  "redirect.lead":
    "An address of the shop of before leads to a page of this one, for search engines and old links. It is looked up only where this shop has no page.",
  "redirect.none": "There is none yet.",
  "redirect.from": "Old address",
  "redirect.to": "Page of this shop",
  "redirect.add": "Add",
  "redirect.file": "File of pairs",
  "redirect.fileHint": "CSV or text, two columns: the old address, and the page of this shop.",
  "redirect.search": "Part of an address",
  "redirect.remove": "Delete",
  "redirect.stored": { one: "{n} address stored.", other: "{n} addresses stored." } satisfies Message,
  "redirect.problems": { one: "{n} pair was not stored:", other: "{n} pairs were not stored:" } satisfies Message,
  "redirect.problem.NOT_PATH": "is no address of a page",
  "redirect.problem.NOT_OWN": "leads elsewhere than to a page of this shop",
  "redirect.problem.SAME": "leads to itself",
  "redirect.problem.LOOP": "comes back to itself",
  "redirect.problem.TWICE": "stands twice",
  "redirect.tooMany": "The shop has too many already: delete some first.",
  "redirect.notRead": "There are no pairs in the file.",
  "moving.note.SKU_MADE": {
    one: "{n} product: no SKU, so one is made",
    other: "{n} products: no SKU, so one is made",
  } satisfies Message,
  "moving.note.SKU_TWICE": {
    one: "{n} row: the SKU stands twice, so another is made",
    other: "{n} rows: the SKU stands twice, so another is made",
  } satisfies Message,
  "moving.note.SKU_CUT": {
    one: "{n} product: the SKU is longer than 60 letters and is cut",
    other: "{n} products: the SKU is longer than 60 letters and is cut",
  } satisfies Message,
  "moving.note.SHORT_MADE": {
    one: "{n} product: the short description is made of the first words of the long one",
    other: "{n} products: the short description is made of the first words of the long one",
  } satisfies Message,
  "moving.note.ATTRIBUTES_IN_TEXT": {
    one: "{n} product: facts that are no choice are added to the description",
    other: "{n} products: facts that are no choice are added to the description",
  } satisfies Message,
  "moving.note.OPTIONS_JOINED": {
    one: "{n} product: several options besides the colour become one",
    other: "{n} products: several options besides the colour become one",
  } satisfies Message,
  "moving.note.CATEGORY_CUT": {
    one: "{n} product: of a category path, the first and the last part stay",
    other: "{n} products: of a category path, the first and the last part stay",
  } satisfies Message,
  "moving.note.PICTURES_OF_VARIANTS": {
    one: "{n} product: the pictures of its variants join those of the product",
    other: "{n} products: the pictures of its variants join those of the product",
  } satisfies Message,
  "moving.note.HIDDEN_IS_DRAFT": {
    one: "{n} product: it was hidden, so it comes as a draft",
    other: "{n} products: it was hidden, so it comes as a draft",
  } satisfies Message,
  "moving.note.SLUG_TAKEN": {
    one: "{n} product: its address is taken here, so another is made",
    other: "{n} products: its address is taken here, so another is made",
  } satisfies Message,
  "moving.note.TEXT_CUT": {
    one: "{n} row: a text is too long and is cut",
    other: "{n} rows: a text is too long and is cut",
  } satisfies Message,
  "moving.note.STOCK_UNKNOWN": {
    one: "{n} row: the stock is not counted, so the number above holds",
    other: "{n} rows: the stock is not counted, so the number above holds",
  } satisfies Message,
  "moving.note.COLOR_TINT": {
    one: "{n} row: the tint of a colour is not known and is grey: choose it on the product",
    other: "{n} rows: the tint of a colour is not known and is grey: choose it on the product",
  } satisfies Message,
  "moving.note.NO_PRICE": {
    one: "{n} product: no price, so it comes as a draft",
    other: "{n} products: no price, so it comes as a draft",
  } satisfies Message,
  "moving.note.NOT_NUMBER": {
    one: "{n} row: a number cannot be read, or could be two",
    other: "{n} rows: a number cannot be read, or could be two",
  } satisfies Message,
  "moving.note.ANY_VALUE": {
    one: "{n} row: a variation of any value becomes one for each: check its units",
    other: "{n} rows: a variation of any value becomes one for each: check its units",
  } satisfies Message,
  "moving.note.SKU_ROUNDED": {
    one: "{n} row: a spreadsheet has rounded the SKU",
    other: "{n} rows: a spreadsheet has rounded the SKU",
  } satisfies Message,
  "moving.note.ADDRESS_GUESSED": {
    one: "{n} product: the file does not tell its address: the usual one is kept",
    other: "{n} products: the file does not tell its address: the usual one is kept",
  } satisfies Message,
  "moving.note.UNIT_UNKNOWN": {
    one: "{n} row: the unit of a measure is not known",
    other: "{n} rows: the unit of a measure is not known",
  } satisfies Message,
  "moving.note.BARCODE_LOST": {
    one: "{n} row: the barcode is left behind: here variants have one",
    other: "{n} rows: the barcode is left behind: here variants have one",
  } satisfies Message,
  "moving.note.LAST_PRICE_LOST": {
    one: "{n} row: the earlier price is below the price",
    other: "{n} rows: the earlier price is below the price",
  } satisfies Message,
  "moving.note.SALE_DATES_LOST": {
    one: "{n} row: the dates of a sale: the lower price stays",
    other: "{n} rows: the dates of a sale: the lower price stays",
  } satisfies Message,
  "moving.note.PRODUCT_LOST": {
    one: "{n} product: a group of products, or one of another site",
    other: "{n} products: a group of products, or one of another site",
  } satisfies Message,
  "moving.note.VARIANT_LOST": {
    one: "{n} row: a variation whose product is not in the file",
    other: "{n} rows: a variation whose product is not in the file",
  } satisfies Message,
  "moving.note.PICTURES_CUT": {
    one: "{n} product: more than 21 pictures: the first stay",
    other: "{n} products: more than 21 pictures: the first stay",
  } satisfies Message,
  "moving.note.PICTURE_LOST": {
    one: "{n} product: the address of a picture is too long",
    other: "{n} products: the address of a picture is too long",
  } satisfies Message,
  "moving.note.CATEGORIES_CUT": {
    one: "{n} product: more than 20 categories: the first stay",
    other: "{n} products: more than 20 categories: the first stay",
  } satisfies Message,
  "moving.note.TAGS_CUT": {
    one: "{n} product: more than 30 tags, or long ones",
    other: "{n} products: more than 30 tags, or long ones",
  } satisfies Message,
  "movingOut.title": "Moving out",
  "movingOut.lead":
    "Everything that is yours as open files in one zip: products, orders, customers, reviews, content, pictures. It holds names and phones of customers: keep it safe.",
  "movingOut.press": "Download everything",
  "movingOut.progress": "{file}: {n}",
}
