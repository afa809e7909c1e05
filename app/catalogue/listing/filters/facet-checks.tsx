import { Fragment } from "react"
import { textLanguage } from "#core/i18n/text-language.ts"
import * as fields from "../../../styles/fields.module.css"
import type { FacetOption } from "./facet-options.ts"
import * as css from "./facets.module.css"
import * as optionFacets from "./option-facets.module.css"

const depths = [fields.check, `${fields.check} ${css.sub}`, `${fields.check} ${css.sub} ${css.sub2}`]

/** The boxes of a facet with their true counts; narrower ones stand indented under their parent. */
export function FacetChecks({ options, depth = 0 }: { options: FacetOption[]; depth?: number }) {
  return options.map(({ name, value, label, textLanguages, hex, count, chosen, children }) => (
    <Fragment key={value}>
      <label className={depths[depth]} data-none={count === 0 && !chosen ? "" : undefined}>
        <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
        {hex && <i className={optionFacets.hue} style={{ "--c": hex }} />}
        <span {...textLanguage({ textLanguages }, "title")}>{label}</span>
        <bdi className={fields.count}>{count}</bdi>
      </label>
      {children && <FacetChecks options={children} depth={depth + 1} />}
    </Fragment>
  ))
}
