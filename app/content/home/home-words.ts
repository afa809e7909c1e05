import type { Settings } from "../../api-client/content.ts"
import type { Translate } from "../../i18n/i18n.tsx"

type HomeWords = Pick<Settings, "shopName" | "tagline" | "about"> | undefined

/** What the shop's home page is called while the merchant has written no title for it: what the shop says of itself, as only the
 *  merchant knows what it sells. */
export const homeTitle = (settings: HomeWords, t: Translate): string =>
  settings?.tagline || settings?.shopName || t("shell.shopName")

/** The same of its description for search engines. */
export const homeDescription = (settings: HomeWords, t: Translate): string => settings?.about || t("home.description")
