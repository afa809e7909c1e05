import type { ReactNode } from "react"
import { ListEntries } from "./list-entries.tsx"
import * as css from "./lists.module.css"
import type { AddressList } from "./use-address-list.ts"

type Props<Row> = {
  list: AddressList<Row>
  /** Text of an empty list. */
  empty: string
  /** The names of the columns. */
  head: readonly string[]
  row: (row: Row) => ReactNode
  label: string
}

/** The entries of a list as rows of a table. */
export function ListBody<Row>({ list, empty, head, row, label }: Props<Row>) {
  return (
    <ListEntries list={list} empty={empty}>
      <table className={css.cList} aria-label={label}>
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
    </ListEntries>
  )
}
