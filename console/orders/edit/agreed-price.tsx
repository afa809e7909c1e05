import { useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import { type DraftLine, lineUnitPrice } from "./order-draft.ts"

type Props = { line: DraftLine; onChange: (agreed: string) => void }

/** The agreed unit price of a line. Its difference to the shop's price becomes a discount of the order. */
export function AgreedPrice({ line, onChange }: Props) {
  const t = useText()
  return (
    <label className={ordersChoices.agreed}>
      <span>{t("order.agreedPrice")}</span>
      <input
        className={ordersChoices.cCount}
        type="number"
        inputMode="decimal"
        min={0}
        max={lineUnitPrice(line)}
        step="any"
        aria-label={t("shell.named", { name: t("order.agreedPrice"), value: line.title })}
        placeholder={String(lineUnitPrice(line))}
        value={line.agreed ?? ""}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
