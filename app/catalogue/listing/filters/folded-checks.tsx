import * as buttons from "../../../styles/buttons.module.css"
import { FacetChecks } from "./facet-checks.tsx"
import type { FacetOption } from "./facet-options.ts"
import * as css from "./facets.module.css"

const shownAtOnce = 5

type FoldedChecksProps = {
  options: FacetOption[]
  /** What the fold says of so many others. */
  moreLabel: (others: number) => string
}

/** The first five boxes of a facet, and the rest behind a fold that is open while one of them is chosen. */
export function FoldedChecks({ options, moreLabel }: FoldedChecksProps) {
  const rest = options.slice(shownAtOnce)
  return (
    <>
      <FacetChecks options={options.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details className={css.facetMore} open={rest.some(({ chosen }) => chosen)}>
          <summary className={buttons.link}>{moreLabel(rest.length)}</summary>
          <FacetChecks options={rest} />
        </details>
      )}
    </>
  )
}
