import type { UseQueryResult } from "@tanstack/react-query"
import type { AdminLanding, LandingCountsResource } from "#api/content/landing/contract-admin-landing.ts"
import { landingPath } from "#core/content/landing-page.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { ButtonLink } from "../../ui/button.tsx"
import * as lists from "../../ui/lists/lists.module.css"
import { FailedPart } from "../../ui/states/failed-part.tsx"
import { RemoveButton } from "../added-pages/remove-button.tsx"
import { UndoPageRemoval } from "../added-pages/undo-page-removal.tsx"
import { usePageRemoval } from "../added-pages/use-page-removal.ts"
import * as css from "./landing.module.css"
import { LandingFigures } from "./landing-figures.tsx"
import { landingName } from "./use-landing-pages.ts"

type Counts = UseQueryResult<Map<string, LandingCountsResource>>

type Props = {
  pages: AdminLanding[]
  /** Undefined for who may not know them. */
  counts: Counts | undefined
}

/** The landing pages: opened, counted, removed with undo. */
export function LandingRows({ pages, counts }: Props) {
  const locale = useConsoleLocale()
  const { removed, remove, restore } = usePageRemoval<AdminLanding>("landing-pages")
  return (
    <>
      {counts?.error && <FailedPart problem={counts.error} again={() => counts.refetch()} />}
      <ul className={css.lRows}>
        {pages.map((page) => (
          <li key={page.documentId}>
            <LandingHead page={page} onRemove={() => remove(page)} />
            {counts?.data && <LandingFigures counts={counts.data.get(page.documentId)} />}
          </li>
        ))}
      </ul>
      <UndoPageRemoval
        id={removed?.documentId}
        name={removed ? landingName(removed, locale) : ""}
        onUndo={() => removed && restore(removed)}
      />
    </>
  )
}

function LandingHead({ page, onRemove }: { page: AdminLanding; onRemove: () => void }) {
  const t = useText()
  const locale = useConsoleLocale()
  const name = landingName(page, locale)
  const product = titleIn(page.product.title, locale)
  return (
    <div className={css.lHead}>
      <span>
        <ButtonLink look="link" to={`/landing-pages/${page.documentId}`}>
          <bdi>{name}</bdi>
        </ButtonLink>
        <small>
          <bdi dir="ltr">{landingPath(page.slug)}</bdi>
          {product && product !== name && (
            <>
              {" · "}
              <bdi>{product}</bdi>
            </>
          )}
        </small>
      </span>
      {page.product.slug === null ? (
        <span className={lists.cMark} data-is="blank">
          {t("landing.gone")}
        </span>
      ) : (
        page.hidden && (
          <span className={lists.cMark} data-is="hidden">
            {t("section.state.hidden")}
          </span>
        )
      )}
      <RemoveButton name={name} onRemove={onRemove} />
    </div>
  )
}
