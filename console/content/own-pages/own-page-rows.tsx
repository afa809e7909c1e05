import { useState } from "react"
import { Link } from "react-router"
import type { AdminPage } from "#api/content/contract-admin-post.ts"
import { ownPagePath } from "#core/content/own-page.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import { RemoveButton } from "../added-pages/remove-button.tsx"
import { UndoPageRemoval } from "../added-pages/undo-page-removal.tsx"
import { usePageRemoval } from "../added-pages/use-page-removal.ts"
import { AddPage } from "./add-page.tsx"

/** The pages that the merchant added: opened, added, removed with undo. */
export function OwnPageRows({ pages }: { pages: AdminPage[] }) {
  const t = useText()
  const locale = useConsoleLocale()
  const main = useMainLocale()
  const { removed, remove, restore } = usePageRemoval<AdminPage>("pages")
  const [isAdding, setAdding] = useState(false)
  const nameOf = ({ title }: AdminPage) => title[locale] || title[main]
  return (
    <section className="c-part">
      <div className="c-part-head">
        <h2>{t("own.title")}</h2>
        <button type="button" className="btn btn-quiet" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {t("own.add")}
        </button>
      </div>
      <p className="muted">{t(pages.length === 0 ? "own.none" : "own.hint")}</p>
      <ul className="c-rows o-rows">
        {pages.map((page) => (
          <li key={page.documentId}>
            <span>
              <Link className="link" to={`/pages/${page.documentId}`}>
                <bdi>{nameOf(page)}</bdi>
              </Link>
              <small>
                <bdi dir="ltr">{ownPagePath(page.slug)}</bdi>
              </small>
            </span>
            {page.hidden && (
              <span className="c-mark" data-is="hidden">
                {t("section.state.hidden")}
              </span>
            )}
            <RemoveButton name={nameOf(page)} onRemove={() => remove(page)} />
          </li>
        ))}
      </ul>
      <UndoPageRemoval name={removed && nameOf(removed)} onUndo={() => removed && restore(removed)} />
      {isAdding && <AddPage onClose={() => setAdding(false)} />}
    </section>
  )
}
