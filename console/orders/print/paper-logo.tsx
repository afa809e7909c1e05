import type { PaperProps } from "./order-paper.tsx"

/** The logo of the published theme on a paper; nothing without one. */
export function PaperLogo({ shop: { shopName, theme } }: Pick<PaperProps, "shop">) {
  if (!theme?.logo) return null
  const { url, width, height } = theme.logo
  return <img className="paper-logo" src={url} alt={shopName} width={width} height={height} />
}
