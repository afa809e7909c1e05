import type { ReactNode } from "react"
import { useText } from "../i18n/use-text.ts"
import { FailedScreen } from "../layout/failed-screen.tsx"
import { ListPages } from "./list-pages.tsx"
import type { AddressList } from "./use-address-list.ts"

type Props<Row> = {
  list: AddressList<Row>
  /** What is said where there is nothing yet. */
  empty: string
  card: (row: Row) => ReactNode
  label: string
}

/** The entries of a list as cards, for what is read rather than compared, and its pages. */
export function CardList<Row>({ list, empty, card, label }: Props<Row>) {
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
      <ul className="c-cards" aria-label={label}>
        {list.rows.map(card)}
      </ul>
      <ListPages page={list.page} pageCount={list.pageCount} onGo={(page) => list.set("page", String(page))} />
    </>
  )
}
