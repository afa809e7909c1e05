import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { Link } from "react-router"
import type { AdminPage } from "#api/content/contract-admin-post.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { ownPagePath } from "#core/content/own-page.ts"
import * as parts from "../../catalogue/product/parts/parts.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import * as lists from "../../ui/lists/lists.module.css"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import * as sections from "../sections/sections.module.css"
import * as settings from "../settings/settings.module.css"
import { AddPage } from "./add-page.tsx"
import * as css from "./own-pages.module.css"

/** The pages that the merchant added: opened, added, removed with undo. */
export function OwnPageRows({ pages }: { pages: AdminPage[] }) {
  const t = useText()
  const locale = useConsoleLocale()
  const main = useMainLocale()
  const notify = useNotify()
  const queries = useQueryClient()
  const undo = useRef<HTMLButtonElement>(null)
  const [removed, setRemoved] = useState<AdminPage>()
  const [isAdding, setAdding] = useState(false)
  const nameOf = ({ title }: AdminPage) => title[locale] || title[main]
  // The keyboard goes there, as what it stood on is gone.
  useEffect(() => {
    if (removed) undo.current?.focus()
  }, [removed])
  async function send(page: AdminPage, method: "DELETE" | "POST") {
    const params = { documentId: page.documentId }
    try {
      if (method === "DELETE") await fetchJson("DELETE", apiPath("/pages/:documentId", { params }))
      else await fetchJson("POST", apiPath("/pages/:documentId/restore", { params }))
      await queries.invalidateQueries({ queryKey: ["pages", "list"] })
      setRemoved(method === "DELETE" ? page : undefined)
    } catch (error) {
      notify(rejectionText(error, t), { type: "error" })
    }
  }
  return (
    <section className={parts.cPart}>
      <div className={parts.cPartHead}>
        <h2>{t("own.title")}</h2>
        <button type="button" className={`${buttons.btn} ${buttons.btnQuiet}`} onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {t("own.add")}
        </button>
      </div>
      <p className="muted">{t(pages.length === 0 ? "own.none" : "own.hint")}</p>
      <ul className={`${settings.cRows} ${css.oRows}`}>
        {pages.map((page) => (
          <li key={page.documentId}>
            <span>
              <Link className={buttons.link} to={`/pages/${page.documentId}`}>
                <bdi>{nameOf(page)}</bdi>
              </Link>
              <small>
                <bdi dir="ltr">{ownPagePath(page.slug)}</bdi>
              </small>
            </span>
            {page.hidden && (
              <span className={lists.cMark} data-is="hidden">
                {t("section.state.hidden")}
              </span>
            )}
            <button
              type="button"
              className={buttons.iconBtn}
              aria-label={t("section.remove", { name: nameOf(page) })}
              title={t("section.remove", { name: nameOf(page) })}
              onClick={() => send(page, "DELETE")}
            >
              <Icon name="trash-2" />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={sections.sUndo}>
        {removed && (
          <>
            <bdi>{t("section.removed", { name: nameOf(removed) })}</bdi>
            <button ref={undo} type="button" className={buttons.link} onClick={() => send(removed, "POST")}>
              <Icon name="undo-2" flip />
              {t("section.undo")}
            </button>
          </>
        )}
      </p>
      {isAdding && <AddPage onClose={() => setAdding(false)} />}
    </section>
  )
}
