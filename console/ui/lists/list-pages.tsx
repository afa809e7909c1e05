import * as buttons from "#app/styles/buttons.module.css"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../icon.tsx"
import * as css from "./lists.module.css"

type Props = { page: number; pageCount: number; onGo: (page: number) => void }

/** Leads from page to page of a list; nothing where there is one alone. */
export function ListPages({ page, pageCount, onGo }: Props) {
  const t = useText()
  if (pageCount <= 1) return null
  return (
    <nav className={css.cPages} aria-label={t("form.pages")}>
      <button
        type="button"
        className={buttons.iconBtn}
        aria-label={t("form.previous")}
        disabled={page <= 1}
        onClick={() => onGo(page - 1)}
      >
        <Icon name="chevron-left" flip />
      </button>
      <bdi>
        {page} / {pageCount}
      </bdi>
      <button
        type="button"
        className={buttons.iconBtn}
        aria-label={t("form.next")}
        disabled={page >= pageCount}
        onClick={() => onGo(page + 1)}
      >
        <Icon name="chevron-right" flip />
      </button>
    </nav>
  )
}
