import type { PaperProps } from "./order-paper.tsx"
import * as css from "./print.module.css"

/** The logo of the published theme on a paper; nothing without one. */
export function PaperLogo({ shop: { shopName, theme } }: Pick<PaperProps, "shop">) {
  if (!theme?.logo) return null
  const { url, width, height } = theme.logo
  return <img className={css.paperLogo} src={url} alt={shopName} width={width} height={height} />
}
