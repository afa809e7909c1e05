import type { ReactNode } from "react"
import { useText } from "../i18n/use-text.ts"
import { FailedScreen } from "../layout/failed-screen.tsx"
import { ListPages } from "./list-pages.tsx"
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
      <ListPages page={list.page} pageCount={list.pageCount} onGo={(page) => list.set("page", String(page))} />
    </>
  )
}
