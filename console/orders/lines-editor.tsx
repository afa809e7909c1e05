import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import { Money } from "../ui/money.tsx"
import { Photo } from "../ui/photo.tsx"
import type { DraftLine } from "./order-draft.ts"
import { ProductPicker } from "./product-picker.tsx"

type Props = { lines: DraftLine[]; onChange: (lines: DraftLine[]) => void }

/** The products of an order: how many of each, which colour; more can be added. */
export function LinesEditor({ lines, onChange }: Props) {
  const t = useText()
  const change = (at: number, changes: Partial<DraftLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...changes } : line)))
  return (
    <>
      <ul className="call-lines">
        {lines.map((line, at) => (
          <li key={line.id ?? line.key} className="line">
            <Photo url={line.image} alt="" size={64} />
            <div>
              <h3>
                <bdi>{line.title}</bdi>
              </h3>
              <div className="row">
                <input
                  className="c-count"
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={999}
                  required
                  aria-label={t("shell.named", { name: t("order.quantity"), value: line.title })}
                  value={line.quantity || ""}
                  onChange={({ target }) => change(at, { quantity: Number(target.value) })}
                />
                {line.colors.length > 1 && line.id === undefined ? (
                  <select
                    className="c-count"
                    aria-label={t("shell.named", { name: t("order.color"), value: line.title })}
                    value={line.color ?? ""}
                    onChange={({ target }) => change(at, { color: target.value })}
                  >
                    {line.colors.map((color) => (
                      <option key={color}>{color}</option>
                    ))}
                  </select>
                ) : (
                  line.color && <bdi className="muted">{line.color}</bdi>
                )}
                <Money dinars={line.unitPrice * line.quantity} />
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={t("order.removeLine", { title: line.title })}
                  onClick={() => onChange(lines.filter((_, index) => index !== at))}
                >
                  <Icon name="trash-2" />
                </button>
              </div>
              <p className={line.quantity > line.available ? "why" : "small muted"}>
                {t("order.available", { n: line.available })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ProductPicker onPick={(line) => onChange([...lines, line])} />
    </>
  )
}
