import { type UseQueryResult, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { Link } from "react-router"
import type { AdminLanding, LandingCountsResource } from "#api/content/contract-admin-landing.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { landingPath } from "#core/content/landing-page.ts"
import { titleIn } from "../../catalogue/products/title-in.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { FailedPart } from "../../shell/failed-part.tsx"
import { Icon } from "../../ui/icon.tsx"
import * as lists from "../../ui/lists/lists.module.css"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import * as sections from "../sections/sections.module.css"
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
  const t = useText()
  const locale = useConsoleLocale()
  const notify = useNotify()
  const queries = useQueryClient()
  const undo = useRef<HTMLButtonElement>(null)
  const [removed, setRemoved] = useState<AdminLanding>()
  // The keyboard goes there, as what it stood on is gone.
  useEffect(() => {
    if (removed) undo.current?.focus()
  }, [removed])
  async function send(page: AdminLanding, method: "DELETE" | "POST") {
    const params = { documentId: page.documentId }
    try {
      if (method === "DELETE") await fetchJson("DELETE", apiPath("/landing-pages/:documentId", { params }))
      else await fetchJson("POST", apiPath("/landing-pages/:documentId/restore", { params }))
      await queries.invalidateQueries({ queryKey: ["landing-pages"] })
      setRemoved(method === "DELETE" ? page : undefined)
    } catch (error) {
      notify(rejectionText(error, t), { type: "error" })
    }
  }
  return (
    <>
      {counts?.error && <FailedPart problem={counts.error} again={() => counts.refetch()} />}
      <ul className={css.lRows}>
        {pages.map((page) => (
          <li key={page.documentId}>
            <LandingHead page={page} onRemove={() => send(page, "DELETE")} />
            {counts?.data && <LandingFigures counts={counts.data.get(page.documentId)} />}
          </li>
        ))}
      </ul>
      <p role="status" className={sections.sUndo}>
        {removed && (
          <>
            <bdi>{t("section.removed", { name: landingName(removed, locale) })}</bdi>
            <button ref={undo} type="button" className={buttons.link} onClick={() => send(removed, "POST")}>
              <Icon name="undo-2" flip />
              {t("section.undo")}
            </button>
          </>
        )}
      </p>
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
        <Link className={buttons.link} to={`/landing-pages/${page.documentId}`}>
          <bdi>{name}</bdi>
        </Link>
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
      <button
        type="button"
        className={buttons.iconBtn}
        aria-label={t("section.remove", { name })}
        title={t("section.remove", { name })}
        onClick={onRemove}
      >
        <Icon name="trash-2" />
      </button>
    </div>
  )
}
