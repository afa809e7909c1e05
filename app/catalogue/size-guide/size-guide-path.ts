import type { SizeGuideRef } from "#core/catalogue/size-guide.ts"
import type { Translate } from "../../i18n/i18n.tsx"

/** The page of a size guide, without language prefix. */
export const sizeGuidePath = ({ kind, brand }: SizeGuideRef): string =>
  `/size-guide/${kind}${brand ? `?${new URLSearchParams({ brand: brand.slug })}` : ""}`

/** The name of a size guide, with its brand where it has one. */
export const sizeGuideTitle = ({ kind, brand }: SizeGuideRef, t: Translate): string => {
  const title = t(`product.guide.title.${kind}`)
  return brand ? `${title} · ${brand.name}` : title
}
