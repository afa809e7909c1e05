import { openQuickView } from "../catalogue/quick-view/quick-view-opener.ts"
import type { Viewed } from "../catalogue/quick-view/viewed.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { itemPath } from "../page/product-path.ts"

/** Opens what a product's variant is chosen in: its quick view, or its page in a layout without that dialog. */
export function useChooser() {
  const { to } = useI18n()
  return (product: Viewed) => void (openQuickView(product) || location.assign(to(itemPath(product))))
}
