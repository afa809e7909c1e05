import { data } from "react-router"
import type { Locale } from "#core/locale.ts"
import type { Product } from "#core/product.ts"
import type { SizeGuide } from "#core/size-guide.ts"
import type { Content } from "../content/content.server.ts"

/** The guide of a kind of sizes.
 *  @throws the 404 'Size guide not found' */
export async function sizeGuideOf(content: Content, kind: string, locale: Locale): Promise<SizeGuide> {
  const guide = (await content.sizeGuides(locale)).find((one) => one.kind === kind)
  if (!guide) throw data("Size guide not found", { status: 404 })
  return guide
}

/** Whether the shop has a guide for the sizes of a product. */
export async function hasSizeGuide(
  content: Content,
  { sizeOption }: Pick<Product, "sizeOption">,
  locale: Locale,
): Promise<boolean> {
  if (!sizeOption || sizeOption.kind === "capacity") return false
  return (await content.sizeGuides(locale)).some(({ kind }) => kind === sizeOption.kind)
}
