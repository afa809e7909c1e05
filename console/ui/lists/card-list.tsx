import type { ReactNode } from "react"
import * as visitors from "../../styles/visitors.module.css"
import { ListEntries } from "./list-entries.tsx"
import type { AddressList } from "./use-address-list.ts"

type Props<Row> = {
  list: AddressList<Row>
  /** Text of an empty list. */
  empty: string
  card: (row: Row) => ReactNode
  label: string
}

/** The entries of a list as cards, for what is read rather than compared. */
export function CardList<Row>({ list, empty, card, label }: Props<Row>) {
  return (
    <ListEntries list={list} empty={empty}>
      <ul className={visitors.cCards} aria-label={label}>
        {list.rows.map(card)}
      </ul>
    </ListEntries>
  )
}
