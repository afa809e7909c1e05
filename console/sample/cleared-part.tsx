import type { SampleState } from "#api/sample/contract.ts"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import type { SampleChange } from "./use-sample-change.ts"

type Props = { cleared: NonNullable<SampleState["cleared"]>; change: SampleChange }

/** What was cleared, and the way back for as long as there is one. */
export function ClearedPart({ cleared, change }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const { at, by, undoUntil, kinds } = cleared
  const values = { at: formatShopDate(at, locale, true), by, until: formatShopDate(undoUntil, locale) }
  return (
    <section className="c-part">
      <p>{t("sample.cleared", values)}</p>
      <ul className="c-rows">
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            <span>{t(`sample.kind.${kind}`)}</span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
      <div className="c-acts">
        <button type="button" className="btn btn-soft" disabled={change.busy} onClick={change.undo}>
          {change.busy ? t("sample.busy") : t("sample.undo")}
        </button>
      </div>
    </section>
  )
}
