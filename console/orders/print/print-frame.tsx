import type { ReactNode } from "react"
import { useNavigate } from "react-router"
import * as buttons from "#app/styles/buttons.module.css"
import * as marks from "#app/styles/marks.module.css"
import { textDirection } from "#core/i18n/locale.ts"
import { languages } from "../../i18n/languages.ts"
import { useLocale } from "../../i18n/locale-context.tsx"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import * as css from "./print.module.css"

type Props = {
  size: "a4" | "a6"
  /** Of the published theme; black without one. */
  brand: string | undefined
  children: ReactNode
}

const sizes = { a4: css.paperA4, a6: css.paperA6 }

/** A sheet of paper on the screen, with what prints it; the paper alone is printed. */
export function PrintFrame({ size, brand, children }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const [current, setLocale] = useLocale()
  return (
    <main className={css.cPrint}>
      <div className={css.cPrintBar}>
        <button type="button" className={`${buttons.btn} ${buttons.btnQuiet}`} onClick={() => navigate(-1)}>
          <Icon name="arrow-left" flip />
          {t("shell.back")}
        </button>
        {languages.map(({ locale, name }) => (
          <button
            key={locale}
            type="button"
            lang={locale}
            className={marks.chip}
            aria-pressed={locale === current}
            onClick={() => setLocale(locale)}
          >
            {name}
          </button>
        ))}
        <button type="button" className={buttons.btn} onClick={() => print()}>
          <Icon name="printer" />
          {t("order.print")}
        </button>
      </div>
      <article
        className={`${css.paper} ${sizes[size]}`}
        dir={textDirection(current)}
        style={brand ? { "--brand": brand } : undefined}
      >
        {children}
      </article>
    </main>
  )
}
