import { useListContext } from "react-admin"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"

/** From page to page, where there are several. */
export function OrderPager() {
  const t = useText()
  const { page, perPage, total = 0, setPage } = useListContext()
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (pages === 1) return null
  return (
    <nav className="c-pager" aria-label={t("orders.page", { page, pages })}>
      <button
        type="button"
        className="icon-btn"
        aria-label={t("orders.previous")}
        disabled={page <= 1}
        onClick={() => setPage(page - 1)}
      >
        <Icon name="chevron-left" flip />
      </button>
      <bdi>{t("orders.page", { page, pages })}</bdi>
      <button
        type="button"
        className="icon-btn"
        aria-label={t("orders.next")}
        disabled={page >= pages}
        onClick={() => setPage(page + 1)}
      >
        <Icon name="chevron-right" flip />
      </button>
    </nav>
  )
}
