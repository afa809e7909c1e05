import type { ReactNode } from "react"
import { useNavigate } from "react-router"
import { textDirection } from "#core/i18n/locale.ts"
import { languages } from "../../i18n/languages.ts"
import { useLocale } from "../../i18n/locale-context.tsx"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"

type Props = {
  size: "a4" | "a6"
  /** Of the published theme; black without one. */
  brand: string | undefined
  children: ReactNode
}

/** A sheet of paper on the screen, with what prints it; the paper alone is printed. */
export function PrintFrame({ size, brand, children }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const [current, setLocale] = useLocale()
  return (
    <main className="c-print">
      <div className="c-print-bar">
        <button type="button" className="btn btn-quiet" onClick={() => navigate(-1)}>
          <Icon name="arrow-left" flip />
          {t("shell.back")}
        </button>
        {languages.map(({ locale, name }) => (
          <button
            key={locale}
            type="button"
            lang={locale}
            className="chip"
            aria-pressed={locale === current}
            onClick={() => setLocale(locale)}
          >
            {name}
          </button>
        ))}
        <button type="button" className="btn" onClick={() => print()}>
          <Icon name="printer" />
          {t("order.print")}
        </button>
      </div>
      <article
        className={`paper paper-${size}`}
        dir={textDirection(current)}
        style={brand ? { "--brand": brand } : undefined}
      >
        {children}
      </article>
    </main>
  )
}
