import { FacetChecks } from "./facet-checks.tsx"
import type { FacetOption } from "./facet-options.ts"

const shownAtOnce = 5

type FoldedChecksProps = {
  options: FacetOption[]
  /** What the fold says of so many others. */
  moreLabel: (others: number) => string
}

/** The first five boxes of a facet, and the rest behind a fold that stays open while one of them is chosen. */
export function FoldedChecks({ options, moreLabel }: FoldedChecksProps) {
  const first = options.slice(0, shownAtOnce)
  const rest = options.slice(shownAtOnce)
  return (
    <>
      <FacetChecks options={first} />
      {rest.length > 0 && (
        <details className="facet-more" open={rest.some(({ chosen }) => chosen)}>
          <summary className="link">{moreLabel(rest.length)}</summary>
          <FacetChecks options={rest} />
        </details>
      )}
    </>
  )
}
