import type { ReactNode } from "react"
import type { Locale } from "#core/i18n/locale.ts"
import { I18nProvider } from "../i18n/i18n.tsx"
import { PageProvider, shopFacts } from "../page/page.tsx"
import { ShellContext, type ShellData } from "../page/shell-data.ts"
import { plainSettings } from "./plain-settings.ts"

type InShopProps = {
  locale: Locale
  /** What the shop shows everywhere, where it is not the plain one. */
  shell?: Partial<ShellData>
  path?: string
  children: ReactNode
}

/** A part of a page with all that it finds around it. */
export function InShop({ locale, shell: given, path = "/", children }: InShopProps) {
  const plain = {
    settings: plainSettings,
    categories: [],
    universePictures: {},
    newestProduct: null,
    year: 2026,
    formTime: "",
  }
  const shell = { ...plain, ...given }
  return (
    <I18nProvider locale={locale} settings={shell.settings}>
      <ShellContext value={shell}>
        <PageProvider page={{ path, search: "", shop: shopFacts(shell) }}>{children}</PageProvider>
      </ShellContext>
    </I18nProvider>
  )
}
