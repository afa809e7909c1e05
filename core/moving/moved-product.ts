import { cutText } from "../cut-text.ts"

/** A variant of another shop's product. Amounts in dinars, weight in grams; null = its product's, or not told. */
export type MovedVariant = {
  line: number
  sku: string
  /** One for each option of its product; "" = any. */
  values: string[]
  price: number | null
  lastPrice: number | null
  cost: number | null
  /** null = the shop counts none. */
  quantity: number | null
  inStock: boolean
  barcode: string
  weight: number | null
  pictures: string[]
  isSold: boolean
}

/** A product of another shop, as its file tells it. Amounts in dinars, weight in grams, sides in centimetres. */
export type MovedProduct = {
  line: number
  /** Identifies it in the file: its SKU, or what stands for one. */
  sku: string
  /** Its address in the other shop's; "" = the file does not tell. */
  slug: string
  /** Paths under which the other shop showed it. */
  oldPaths: string[]
  name: string
  short: string
  /** HTML or plain text. */
  description: string
  brand: string
  /** Each from its top down. */
  categories: string[][]
  tags: string[]
  price: number | null
  lastPrice: number | null
  cost: number | null
  quantity: number | null
  inStock: boolean
  barcode: string
  weight: number | null
  sides: { length: number | null; width: number | null; height: number | null }
  pictures: string[]
  /** Names of what its variants differ in. */
  options: string[]
  variants: MovedVariant[]
  isPublished: boolean
  isFeatured: boolean
}

/** Notes on a file that moves in, each with its kind: `changed` = stored in another form, `unsure` = somebody should check it, `lost` =
 *  left behind. Screens translate the codes. */
export const movingNotes = {
  SKU_MADE: "changed",
  SKU_TWICE: "changed",
  SKU_CUT: "changed",
  SHORT_MADE: "changed",
  ATTRIBUTES_IN_TEXT: "changed",
  OPTIONS_JOINED: "changed",
  CATEGORY_CUT: "changed",
  PICTURES_OF_VARIANTS: "changed",
  HIDDEN_IS_DRAFT: "changed",
  SLUG_TAKEN: "changed",
  TEXT_CUT: "changed",
  STOCK_UNKNOWN: "unsure",
  COLOR_TINT: "unsure",
  NO_PRICE: "unsure",
  NOT_NUMBER: "unsure",
  ANY_VALUE: "unsure",
  SKU_ROUNDED: "unsure",
  ADDRESS_GUESSED: "unsure",
  UNIT_UNKNOWN: "unsure",
  BARCODE_LOST: "lost",
  LAST_PRICE_LOST: "lost",
  SALE_DATES_LOST: "lost",
  PRODUCT_LOST: "lost",
  VARIANT_LOST: "lost",
  PICTURES_CUT: "lost",
  PICTURE_LOST: "lost",
  CATEGORIES_CUT: "lost",
  TAGS_CUT: "lost",
  ADDRESS_LOST: "lost",
  OLD_OPEN_ORDER: "changed",
  ORDER_STATUS_UNSURE: "unsure",
  COMMUNE_UNSURE: "unsure",
  ORDER_LOST: "lost",
  ORDER_PLACE_LOST: "lost",
  REVIEW_LOST: "lost",
} as const
export type MovingNoteCode = keyof typeof movingNotes

/** One remark for all rows that it is true of. */
export type MovingNote = { code: MovingNoteCode; count: number; examples: { line: number; value: string }[] }

const maxExamples = 5
/** Characters of one. */
const maxExampleLength = 120

/** Collects remarks about a file: each code once, however many rows it is true of. */
export class MovingNotes {
  readonly #notes = new Map<MovingNoteCode, MovingNote>()

  add(code: MovingNoteCode, line: number, value = ""): void {
    const note = this.#notes.get(code) ?? { code, count: 0, examples: [] }
    note.count++
    if (note.examples.length < maxExamples) note.examples.push({ line, value: cutText(value, maxExampleLength) })
    this.#notes.set(code, note)
  }

  list(): MovingNote[] {
    return [...this.#notes.values()]
  }
}
