import { useI18n } from "../../../i18n/i18n.tsx"
import * as fields from "../../../styles/fields.module.css"
import * as choices from "../../product/choice/choices.module.css"
import { Facet } from "./facet.tsx"
import type { SizeGroup } from "./facet-options.ts"
import * as css from "./option-facets.module.css"

/** The sizes as buttons, each kind under its own heading. Where a listing has several kinds, those without a chosen size are
 *  folded: the whole shop has all of them. */
export function SizeFacets({ groups }: { groups: SizeGroup[] }) {
  const { t } = useI18n()
  return groups.map(({ kind, options }) => (
    <Facet
      key={kind}
      title={t(`listing.sizes.${kind}`)}
      folded={groups.length > 1 && !options.some(({ chosen }) => chosen)}
    >
      <div className={`${choices.sizes} ${css.facetSizes}`}>
        {options.map(({ name, value, label, count, chosen }) => (
          <label key={value} data-none={count === 0 && !chosen ? "" : undefined}>
            <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
            <bdi>{label}</bdi>
            <bdi className={fields.count}>{count}</bdi>
          </label>
        ))}
      </div>
    </Facet>
  ))
}
