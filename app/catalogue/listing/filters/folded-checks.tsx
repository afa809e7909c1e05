import { useRef } from "react"
import * as buttons from "../../../styles/buttons.module.css"
import { Deferred, useOpened } from "../../../ui/deferred.tsx"
import { FacetChecks } from "./facet-checks.tsx"
import type { FacetOption } from "./facet-options.ts"
import * as css from "./facets.module.css"

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
      {rest.length > 0 && <Rest options={rest} label={moreLabel(rest.length)} />}
    </>
  )
}

function Rest({ options, label }: { options: FacetOption[]; label: string }) {
  const details = useRef<HTMLDetailsElement>(null)
  const { opened, handlers } = useOpened(details)
  const isChosen = options.some(({ chosen }) => chosen)
  return (
    <details ref={details} className={css.facetMore} open={isChosen} {...handlers}>
      <summary className={buttons.link}>{label}</summary>
      <Deferred opened={opened || isChosen}>
        <FacetChecks options={options} />
      </Deferred>
    </details>
  )
}
