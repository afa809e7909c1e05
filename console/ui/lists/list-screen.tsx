import { type ReactNode, useCallback } from "react"
import { ListSearch } from "./list-search.tsx"
import type { AddressList } from "./use-address-list.ts"

type Props<Row> = {
  list: AddressList<Row>
  title: string
  /** What the search is called. */
  search: string
  /** The ways to the screens beside it. */
  tabs?: ReactNode
  /** Beside the search. */
  actions?: ReactNode
  filters?: ReactNode
  className?: string
  children: ReactNode
}

/** The frame of a screen that is a list: its name, the search by words and what narrows it, then its entries. */
export function ListScreen<Row>(props: Props<Row>) {
  const { list, title, search, tabs, actions, filters, className = "", children } = props
  const { set } = list
  const onSearch = useCallback((q: string) => set("q", q), [set])
  return (
    <div className={`c-page ${className}`}>
      {tabs}
      <header className="c-top">
        <h1>{title}</h1>
        <ListSearch label={search} value={list.value("q")} onSearch={onSearch} />
        {actions}
      </header>
      {filters && <div className="c-filters">{filters}</div>}
      {children}
    </div>
  )
}
