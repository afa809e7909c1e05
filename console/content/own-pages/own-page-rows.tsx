import { useState } from "react"
import type { AdminPage } from "#api/content/contract-admin-post.ts"
import { ownPagePath } from "#core/content/own-page.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import { Button, ButtonLink } from "../../ui/button.tsx"
import * as lists from "../../ui/lists/lists.module.css"
import { RemoveButton } from "../added-pages/remove-button.tsx"
import { UndoPageRemoval } from "../added-pages/undo-page-removal.tsx"
import { usePageRemoval } from "../added-pages/use-page-removal.ts"
import { AddPage } from "./add-page.tsx"
import * as css from "./own-pages.module.css"

/** The pages that the merchant added: opened, added, removed with undo. */
export function OwnPageRows({ pages }: { pages: AdminPage[] }) {
  const t = useText()
  const locale = useConsoleLocale()
  const main = useMainLocale()
  const { removed, remove, restore } = usePageRemoval<AdminPage>("pages")
  const [isAdding, setAdding] = useState(false)
  const nameOf = ({ title }: AdminPage) => title[locale] || title[main]
  return (
    <section className={parts.cPart}>
      <div className={parts.cPartHead}>
        <h2>{t("own.title")}</h2>
        <Button look="quiet" icon="plus" onClick={() => setAdding(true)}>
          {t("own.add")}
        </Button>
      </div>
      <p className="muted">{t(pages.length === 0 ? "own.none" : "own.hint")}</p>
      <ul className={`${settings.cRows} ${css.oRows}`}>
        {pages.map((page) => (
          <li key={page.documentId}>
            <span>
              <ButtonLink look="link" to={`/pages/${page.documentId}`}>
                <bdi>{nameOf(page)}</bdi>
              </ButtonLink>
              <small>
                <bdi dir="ltr">{ownPagePath(page.slug)}</bdi>
              </small>
            </span>
            {page.hidden && (
              <span className={lists.cMark} data-is="hidden">
                {t("section.state.hidden")}
              </span>
            )}
            <RemoveButton name={nameOf(page)} onRemove={() => remove(page)} />
          </li>
        ))}
      </ul>
      <UndoPageRemoval
        id={removed?.documentId}
        name={removed ? nameOf(removed) : ""}
        onUndo={() => removed && restore(removed)}
      />
      {isAdding && <AddPage onClose={() => setAdding(false)} />}
    </section>
  )
}
