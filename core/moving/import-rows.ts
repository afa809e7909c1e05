import { maxProductPictures, maxReferenceLength, pictureCell } from "../catalogue/files/picture-cell.ts"
import type { ProductColumn } from "../catalogue/files/product-columns.ts"
import { maxSkuLength } from "../catalogue/product-type.ts"
import { cutText } from "../cut-text.ts"
import { escapeName } from "../files/list-cell.ts"
import { isRounded } from "../files/spreadsheet-rewriting.ts"
import type { Locale } from "../i18n/locale.ts"
import { isSlug, maxSlugLength } from "../text/slug.ts"
import { productPrices, productUnits, variantPrices } from "./moved-amounts.ts"
import { optionCells, planOptions } from "./moved-options.ts"
import type { MovedProduct, MovedVariant, MovingNotes } from "./moved-product.ts"
import { movedTexts } from "./moved-texts.ts"

/** Where products move in. */
export type MovingTarget = {
  main: Locale
  /** Slug of the department that all of the file go to. */
  productType: string
  /** Units of whatever the other shop sells without counting. */
  units: number
  slugsOf: (product: MovedProduct) => string[]
  /** SKUs of the products that have an address already. */
  slugOwners: ReadonlyMap<string, string>
}

/** A row of a file of products (docs/product-file.md) with the line of the other shop's file that it comes from. */
export type ImportRow = { line: number; cells: Partial<Record<ProductColumn, string | number>> }

/** A product's rows, and the paths that lead to it in the other shop. */
export type MovedRows = { sku: string; oldPaths: string[]; rows: ImportRow[] }

const maxTags = 30
const maxTag = 60
const maxVariantSku = 120
const maxBarcode = 60

/** Gives each product and each variant a SKU that no other of the file has. */
function skuGiver(notes: MovingNotes) {
  const products = new Set<string>()
  const variants = new Set<string>()
  return {
    product({ sku, slug, line, name }: MovedProduct): string {
      const wanted = sku || slug || `L${line}`
      if (sku === "") notes.add("SKU_MADE", line, name)
      if (isRounded(wanted)) notes.add("SKU_ROUNDED", line, wanted)
      if (wanted.length > maxSkuLength) notes.add("SKU_CUT", line, wanted)
      const cut = cutText(wanted, maxSkuLength)
      let free = cut
      for (let number = 2; products.has(free); number++) free = `${cutText(cut, maxSkuLength - 6)}-${number}`
      if (free !== cut) notes.add("SKU_TWICE", line, cut)
      products.add(free)
      return free
    },
    variant({ sku, line }: MovedVariant): string {
      if (sku === "" || sku.length > maxVariantSku) return ""
      if (isRounded(sku)) notes.add("SKU_ROUNDED", line, sku)
      if (variants.has(sku)) {
        notes.add("SKU_TWICE", line, sku)
        return ""
      }
      variants.add(sku)
      return sku
    },
  }
}

function barcodeOf(barcode: string, line: number, notes: MovingNotes): string {
  const isLost = isRounded(barcode) || barcode.length > maxBarcode
  if (isLost) notes.add("BARCODE_LOST", line, barcode)
  return isLost ? "" : barcode
}

function picturesOf({ pictures, variants, line, name }: MovedProduct, notes: MovingNotes): string[] {
  const own = new Set(pictures)
  const ofVariants = variants.flatMap((variant) => variant.pictures).filter((address) => !own.has(address))
  if (ofVariants.length > 0) notes.add("PICTURES_OF_VARIANTS", line, name)
  const all = [...new Set([...pictures, ...ofVariants])].map((address) => address.replaceAll("|", "%7C"))
  const fitting = all.filter((address) => address.length <= maxReferenceLength)
  for (const address of all) if (address.length > maxReferenceLength) notes.add("PICTURE_LOST", line, address)
  if (fitting.length > maxProductPictures) notes.add("PICTURES_CUT", line, name)
  return fitting.slice(0, maxProductPictures)
}

function tagsCell({ tags, line, name }: MovedProduct, notes: MovingNotes): string {
  const fitting = [...new Set(tags)].filter((tag) => tag.length <= maxTag).slice(0, maxTags)
  if (fitting.length < new Set(tags).size) notes.add("TAGS_CUT", line, name)
  return fitting.map(escapeName).join("; ")
}

/** The address that a product keeps; "" = one is made of its name. */
function slugGiver({ slugOwners }: MovingTarget, notes: MovingNotes) {
  const given = new Set<string>()
  return ({ slug, line }: MovedProduct, sku: string): string => {
    if (!isSlug(slug) || slug.length > maxSlugLength) return ""
    const owner = slugOwners.get(slug)
    const isTaken = given.has(slug) || (owner !== undefined && owner !== sku)
    if (isTaken) notes.add("SLUG_TAKEN", line, slug)
    given.add(slug)
    return isTaken ? "" : slug
  }
}

/** The rows of products that move in, as the shop's own files of products have them. */
export function toImportRows(products: readonly MovedProduct[], target: MovingTarget, notes: MovingNotes): MovedRows[] {
  const skus = skuGiver(notes)
  const slugFor = slugGiver(target, notes)
  const { main, productType, units } = target
  return products.map((product): MovedRows => {
    const { line, variants, sides } = product
    const sku = skus.product(product)
    const texts = movedTexts(product, notes)
    const { price, lastPrice } = productPrices(product, notes)
    const counts = productUnits(product, units, notes)
    const options = planOptions(product, notes)
    if (product.barcode !== "") notes.add("BARCODE_LOST", line, product.barcode)
    const cells: ImportRow["cells"] = {
      sku,
      slug: slugFor(product, sku),
      product_type: productType,
      brand: product.brand,
      categories: target.slugsOf(product).join("; "),
      [`name_${main}` as const]: texts.name,
      [`short_description_${main}` as const]: texts.short,
      [`description_${main}` as const]: texts.description,
      [`tags_${main}` as const]: tagsCell(product, notes),
      price,
      last_price: lastPrice ?? "",
      cost: product.cost ?? "",
      quantity: counts.own ?? "",
      weight: product.weight ?? "",
      length: sides.length ?? "",
      width: sides.width ?? "",
      height: sides.height ?? "",
      size_kind: variants.length > 0 && options.sizes.length > 0 ? options.kind : "",
      pictures: pictureCell(picturesOf(product, notes)),
      featured: product.isFeatured ? 1 : 0,
      published: product.isPublished && price > 0 && texts.name !== "" ? 1 : 0,
    }
    // A product of which nothing is sold would be none.
    const isAnySold = variants.some((one) => one.isSold && (counts.own === null || one.inStock))
    const rows = variants.map((variant, place): ImportRow => {
      const quantity = counts.ofVariants[place]
      const own = variantPrices(variant, { price, lastPrice }, notes)
      const isSold = variant.isSold && (quantity !== null || variant.inStock)
      return {
        line: variant.line,
        cells: {
          parent: sku,
          sku: skus.variant(variant),
          ...optionCells(variant, options, notes),
          price: own.price ?? "",
          last_price: own.lastPrice ?? "",
          cost: variant.cost !== null && variant.cost !== product.cost ? variant.cost : "",
          quantity: quantity ?? "",
          barcode: barcodeOf(variant.barcode, variant.line, notes),
          weight: variant.weight !== null && variant.weight !== product.weight ? variant.weight : "",
          active: isSold || !isAnySold ? 1 : 0,
        },
      }
    })
    return { sku, oldPaths: product.oldPaths, rows: [{ line, cells }, ...rows] }
  })
}

/** The columns that some row fills in, in the order of an export; a column without a value would empty what the shop has. */
export function usedColumns<C extends ProductColumn>(rows: readonly ImportRow[], columns: readonly C[]): C[] {
  const used = new Set<string>(["sku", "parent"])
  for (const { cells } of rows) for (const [column, cell] of Object.entries(cells)) if (cell !== "") used.add(column)
  return columns.filter((column) => used.has(column))
}
