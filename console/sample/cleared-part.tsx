import type { SampleState } from "#api/sample/contract.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import * as parts from "../catalogue/product/parts/parts.module.css"
import * as settings from "../content/settings/settings.module.css"
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
    <section className={parts.cPart}>
      <p>{t("sample.cleared", values)}</p>
      <ul className={settings.cRows}>
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            <span>{t(`sample.kind.${kind}`)}</span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
      <div className={parts.cActs}>
        <button
          type="button"
          className={`${buttons.btn} ${buttons.btnSoft}`}
          disabled={change.busy}
          onClick={change.undo}
        >
          {change.busy ? t("sample.busy") : t("sample.undo")}
        </button>
      </div>
    </section>
  )
}
