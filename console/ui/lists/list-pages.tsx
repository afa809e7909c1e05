import { useText } from "../../i18n/use-text.ts"
import { IconButton } from "../button.tsx"
import * as css from "./lists.module.css"

type Props = { page: number; pageCount: number; onGo: (page: number) => void }

/** Leads from page to page of a list; nothing where there is one alone. */
export function ListPages({ page, pageCount, onGo }: Props) {
  const t = useText()
  if (pageCount <= 1) return null
  return (
    <nav className={css.cPages} aria-label={t("form.pages")}>
      <IconButton
        icon="chevron-left"
        flip
        label={t("form.previous")}
        disabled={page <= 1}
        onClick={() => onGo(page - 1)}
      />
      <bdi>
        {page} / {pageCount}
      </bdi>
      <IconButton
        icon="chevron-right"
        flip
        label={t("form.next")}
        disabled={page >= pageCount}
        onClick={() => onGo(page + 1)}
      />
    </nav>
  )
}
