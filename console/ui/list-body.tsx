import type { ReactNode } from "react"
import { useText } from "../i18n/use-text.ts"
import { FailedScreen } from "../layout/failed-screen.tsx"
import { Icon } from "./icon.tsx"
import type { AddressList } from "./use-address-list.ts"

type Props<Row> = {
  list: AddressList<Row>
  /** What is said where there is nothing yet. */
  empty: string
  /** The names of the columns. */
  head: readonly string[]
  row: (row: Row) => ReactNode
  label: string
}

/** The rows of a list with what stands in their place while there are none, and its pages. */
export function ListBody<Row>({ list, empty, head, row, label }: Props<Row>) {
  const t = useText()
  if (list.failed) return <FailedScreen again={() => list.refetch()} />
  if (list.isPending) return <p role="status">{t("form.loading")}</p>
  if (list.rows.length === 0)
    return (
      <p className="c-none" role="status">
        {list.isNarrowed ? t("form.noMatch") : empty}
      </p>
    )
  return (
    <>
      <table className="c-list" aria-label={label}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{list.rows.map(row)}</tbody>
      </table>
      {list.pageCount > 1 && (
        <nav className="c-pages" aria-label={t("form.pages")}>
          <button
            type="button"
            className="icon-btn"
            aria-label={t("form.previous")}
            disabled={list.page <= 1}
            onClick={() => list.set("page", String(list.page - 1))}
          >
            <Icon name="chevron-left" flip />
          </button>
          <bdi>
            {list.page} / {list.pageCount}
          </bdi>
          <button
            type="button"
            className="icon-btn"
            aria-label={t("form.next")}
            disabled={list.page >= list.pageCount}
            onClick={() => list.set("page", String(list.page + 1))}
          >
            <Icon name="chevron-right" flip />
          </button>
        </nav>
      )}
    </>
  )
}
