import { data } from "react-router"
import type { Product } from "#core/catalogue/product.ts"
import { findSizeGuide, isSizeGuideKind, type SizeGuide, type SizeGuideRef } from "#core/catalogue/size-guide.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../api-client/content.server.ts"

/** The guide of a kind of sizes that an address names, such as `/size-guide/shoe?brand=tell`: the brand's own, else the
 *  general one.
 *  @throws the 404 'Size guide not found' */
export async function sizeGuideAt(
  content: Content,
  { kind, params }: { kind: string; params: URLSearchParams },
  locale: Locale,
): Promise<SizeGuide> {
  const guide = findSizeGuide(await content.sizeGuides(locale), kind, params.get("brand") ?? "")
  if (!guide) throw data("Size guide not found", { status: 404 })
  return guide
}

/** The guide that the shop has for the sizes of a product; null = none. */
export async function findProductSizeGuide(
  content: Content,
  { sizeOption, brand }: Pick<Product, "sizeOption" | "brand">,
  locale: Locale,
): Promise<SizeGuideRef | null> {
  if (!sizeOption || !isSizeGuideKind(sizeOption.kind)) return null
  const guide = findSizeGuide(await content.sizeGuides(locale), sizeOption.kind, brand.slug)
  return guide ? { kind: guide.kind, brand: guide.brand } : null
}
