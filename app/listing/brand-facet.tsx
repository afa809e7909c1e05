import { useI18n } from "../i18n/i18n.tsx"
import { FacetChecks } from "./facet-checks.tsx"
import type { FacetOption } from "./facet-options.ts"

const shownAtOnce = 5

/** The brands: the first five, and the rest behind a fold that stays open while one of them is chosen. */
export function BrandFacet({ options }: { options: FacetOption[] }) {
  const { t } = useI18n()
  const first = options.slice(0, shownAtOnce)
  const rest = options.slice(shownAtOnce)
  return (
    <>
      <FacetChecks options={first} />
      {rest.length > 0 && (
        <details className="facet-more" open={rest.some(({ chosen }) => chosen)}>
          <summary className="link">{t("listing.brands.all", { n: rest.length })}</summary>
          <FacetChecks options={rest} />
        </details>
      )}
    </>
  )
}
