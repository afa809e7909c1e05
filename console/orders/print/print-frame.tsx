import type { ReactNode } from "react"
import { useNavigate } from "react-router"
import { textDirection } from "#core/i18n/locale.ts"
import { maxPrintedOrders, type PrintedDocument, type SlipFormat, slipFormats } from "#core/orders/printed-orders.ts"
import { languages } from "../../i18n/languages.ts"
import { useLocale } from "../../i18n/locale-context.tsx"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { Options, Select } from "../../ui/forms/select.tsx"
import { placeIn } from "../../ui/hold-history.ts"
import { Icon } from "../../ui/icon.tsx"
import * as css from "./print.module.css"
import { useSlipFormat } from "./slip-format.ts"

type Props = {
  document: PrintedDocument
  /** Orders that are printed. */
  count: number
  /** Orders of the address that are not: they are gone, or too many. */
  missing: number
  /** Of the published theme; black without one. */
  brand: string | undefined
  children: ReactNode
}

/** Papers on the screen, with what prints them; the papers alone are printed. */
export function PrintFrame({ document, count, missing, brand, children }: Props) {
  const t = useText()
  const [current, setLocale] = useLocale()
  return (
    <main className={css.cPrint}>
      <div className={css.cPrintBar}>
        <BackButton />
        {languages.map(({ locale, name }) => (
          <Button
            key={locale}
            look="chip"
            lang={locale}
            aria-pressed={locale === current}
            onClick={() => setLocale(locale)}
          >
            {name}
          </Button>
        ))}
        {document === "slip" && <FormatSelect />}
        <Button icon="printer" onClick={() => print()}>
          {count > 1 ? t("print.many", { n: count }) : t("order.print")}
        </Button>
        {missing > 0 && (
          <p className={css.cPrintMissing} role="status">
            {t("print.missing", { n: missing, max: maxPrintedOrders })}
          </p>
        )}
      </div>
      <div className={css.papers} dir={textDirection(current)} style={brand ? { "--brand": brand } : undefined}>
        {children}
      </div>
    </main>
  )
}

/** Leads back to where somebody came from; to the orders from a print in a window of its own, which has no page before it. */
export function BackButton() {
  const t = useText()
  const navigate = useNavigate()
  const hasBefore = () => (placeIn(history.state) ?? 0) > 0
  return (
    <Button look="quiet" onClick={() => (hasBefore() ? navigate(-1) : navigate("/orders"))}>
      <Icon name="arrow-left" flip />
      {t("shell.back")}
    </Button>
  )
}

function FormatSelect() {
  const t = useText()
  const [format, choose] = useSlipFormat()
  return (
    <Select
      label={t("print.format")}
      value={format}
      // An option is one of the formats.
      onChange={({ target }) => choose(target.value as SlipFormat)}
    >
      <Options of={slipFormats.map((each) => [each, t(`print.format.${each}`)])} />
    </Select>
  )
}
