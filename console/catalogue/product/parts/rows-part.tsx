import { type ReactNode, useState } from "react"
import { RowBody } from "../../../media/row-body.tsx"
import * as css from "../../../styles/product-rows.module.css"
import { Button } from "../../../ui/button.tsx"
import { Sortable } from "../../../ui/forms/sortable.tsx"
import { Part } from "./part.tsx"
import { RowHead } from "./row-head.tsx"

type Props<Row extends { key: string }> = {
  title: string
  hint: string
  id?: string
  rows: Row[]
  onChange: (rows: Row[]) => void
  /** How many there may be; without it: any number. */
  max?: number
  /** A new row. */
  make: () => Row
  /** Text of the button that adds one. */
  add: string
  nameOf: (row: Row, at: number) => string
  /** Whether something is wrong with the row at a place: it stays open then. */
  isWrong: (at: number) => boolean
  /** Before the rows.
   *  @param open opens a row */
  head?: (open: (row: Row) => void) => ReactNode
  /** Beside the name of a row. */
  mark?: (row: Row) => ReactNode
  /** The fields of a row that is open. */
  children: (row: Row, change: (changes: Partial<Row>) => void, at: number) => ReactNode
}

/** Rows of a product that are added, put in order, opened one at a time and taken away. */
export function RowsPart<Row extends { key: string }>(props: Props<Row>) {
  const {
    rows,
    onChange,
    max = Number.POSITIVE_INFINITY,
    make,
    add,
    nameOf,
    isWrong,
    head,
    mark,
    children,
    ...part
  } = props
  const [open, setOpen] = useState<string>()
  const change = (row: Row) => (changes: Partial<Row>) =>
    onChange(rows.map((one) => (one.key === row.key ? { ...one, ...changes } : one)))
  const named = (row: Row) => nameOf(row, rows.indexOf(row))
  function addRow() {
    const row = make()
    onChange([...rows, row])
    setOpen(row.key)
  }
  return (
    <Part {...part}>
      {head?.(({ key }) => setOpen(key))}
      <Sortable items={rows} idOf={({ key }) => key} nameOf={named} onChange={onChange} className={css.pRows}>
        {(row, handle, at) => {
          const isOpen = open === row.key || isWrong(at)
          return (
            <div>
              <RowHead
                handle={handle}
                name={nameOf(row, at)}
                isOpen={isOpen}
                onOpen={() => setOpen(isOpen ? undefined : row.key)}
                onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
              >
                {mark?.(row)}
              </RowHead>
              <RowBody isOpen={isOpen} className={css.pRowBody}>
                {children(row, change(row), at)}
              </RowBody>
            </div>
          )
        }}
      </Sortable>
      <p>
        <Button look="quiet" icon="plus" disabled={rows.length >= max} onClick={addRow}>
          {add}
        </Button>
      </p>
    </Part>
  )
}
