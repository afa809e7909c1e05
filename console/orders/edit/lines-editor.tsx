import * as fields from "#app/styles/fields.module.css"
import { choiceText } from "#core/catalogue/variants/choice-text.ts"
import { formatMoney, fromDinars } from "#core/money.ts"
import { maxLineUnits } from "#core/orders/order-maximums.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import { IconButton } from "../../ui/button.tsx"
import { Money } from "../../ui/money.tsx"
import { Photo } from "../../ui/photo.tsx"
import * as call from "../calls/call.module.css"
import { useDiscountLimits } from "../orders-api.ts"
import { OpenMark } from "../status-mark.tsx"
import { AgreedPrice } from "./agreed-price.tsx"
import { variantControlId } from "./line-variants.ts"
import { type DraftLine, lineAvailable, lineUnitPrice, type OrderDraft, withLines } from "./order-draft.ts"
import { ProductPicker } from "./product-picker.tsx"
import { VariantSelect } from "./variant-select.tsx"

type Props = { draft: OrderDraft; set: (changes: Partial<OrderDraft>) => void }

/** The products of an order: how many of each, which variant, at which price; more can be added. */
export function LinesEditor({ draft, set }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const mayDiscount = (useDiscountLimits()?.own ?? 0) > 0
  const { lines } = draft
  const reasonOf = ({ title, agreed }: DraftLine) =>
    t("order.agreedReason", { title, price: formatMoney(fromDinars(Number(agreed)), locale, 0) })
  const onChange = (changed: DraftLine[]) => set(withLines(draft, changed, reasonOf))
  const change = (at: number, changes: Partial<DraftLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...changes } : line)))
  return (
    <>
      <ul className={call.callLines}>
        {lines.map((line, at) => (
          <li key={line.id ?? line.key} className={call.line}>
            <Photo url={line.image} alt="" size={64} />
            <div>
              <h3>
                <bdi>{line.title}</bdi>
              </h3>
              <div className={call.row}>
                <input
                  className={ordersChoices.cCount}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={maxLineUnits}
                  required
                  aria-label={t("shell.named", { name: t("order.quantity"), value: line.title })}
                  value={line.quantity || ""}
                  onChange={({ target }) => change(at, { quantity: Number(target.value) })}
                />
                {line.variants.length > 0 ? (
                  <VariantSelect
                    id={line.id === undefined ? undefined : variantControlId(line.id)}
                    line={line}
                    value={line.chosen || (line.variant ?? "")}
                    required={line.id === undefined}
                    onChoose={(chosen) => change(at, { chosen: chosen === line.variant ? "" : chosen })}
                  />
                ) : (
                  choiceText(line) && <bdi className="muted">{choiceText(line)}</bdi>
                )}
                <Money dinars={lineUnitPrice(line) * line.quantity} />
                <IconButton
                  icon="trash-2"
                  label={t("order.removeLine", { title: line.title })}
                  onClick={() => onChange(lines.filter((_, index) => index !== at))}
                />
              </div>
              {mayDiscount && <AgreedPrice line={line} onChange={(agreed) => change(at, { agreed })} />}
              <p className={line.quantity > lineAvailable(line) ? fields.why : "small muted"}>
                {t("order.available", { n: lineAvailable(line) })}
              </p>
              {line.isOpen && line.chosen === "" && <OpenMark />}
            </div>
          </li>
        ))}
      </ul>
      <ProductPicker onPick={(line) => onChange([...lines, line])} />
    </>
  )
}
