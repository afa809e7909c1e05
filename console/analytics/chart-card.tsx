import { type ReactNode, useId, useState } from "react"
import { useText } from "../i18n/use-text.ts"
import { Button } from "../ui/button.tsx"
import * as css from "./charts.module.css"

type Props = {
  title: string
  /** Names of the table's columns; the first one's cells are the rows' names. */
  columns: string[]
  rows: { key: string; cells: ReactNode[] }[]
  children: ReactNode
}

/** A chart, which can be read as a table too. */
export function ChartCard({ title, columns, rows, children }: Props) {
  const t = useText()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <section className={css.chart} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <Button look="chip" icon="table-2" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t("numbers.table")}
        </Button>
      </header>
      {asTable ? <MetricsTable columns={columns} rows={rows} label={title} /> : children}
    </section>
  )
}

type TableProps = Pick<Props, "columns" | "rows"> & { label: string }

/** Columns that a phone shows beside each other. */
const maxSideBySide = 4

/** Names at the start of each line, figures at its end; of many figures, on a phone, each below the other with its name. */
export function MetricsTable({ columns, rows, label }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={css.chartTable} tabIndex={0} aria-label={label}>
      <table data-wide={columns.length > maxSideBySide || undefined}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index > 0 ? css.chartN : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]} className={css.chartN} data-label={columns[index + 1]}>
                  <bdi>{figure}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
