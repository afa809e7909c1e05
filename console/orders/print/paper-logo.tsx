import type { AppSettingResource } from "#api/content/contract-settings.ts"
import * as css from "./paper-parts.module.css"

/** The logo of the published theme on a paper; nothing without one. */
export function PaperLogo({ shop: { shopName, theme } }: { shop: AppSettingResource }) {
  if (!theme?.logo) return null
  const { url, width, height } = theme.logo
  return <img className={css.paperLogo} src={url} alt={shopName} width={width} height={height} />
}
