import { type ReactNode, useCallback } from "react"
import * as ordersHead from "../../styles/orders-head.module.css"
import * as parts from "../../styles/parts.module.css"
import { ListSearch } from "./list-search.tsx"
import type { AddressList } from "./use-address-list.ts"

type Props<Row> = {
  list: AddressList<Row>
  title: string
  /** Label of the search field. */
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
    <div className={`${parts.cPage} ${className}`}>
      {tabs}
      <header className={ordersHead.cTop}>
        <h1>{title}</h1>
        <ListSearch label={search} value={list.value("q")} onSearch={onSearch} />
        {actions}
      </header>
      {filters && <div className={ordersHead.cFilters}>{filters}</div>}
      {children}
    </div>
  )
}
