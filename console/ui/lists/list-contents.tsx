import type { ReactNode } from "react"
import * as css from "../../styles/order-table.module.css"
import { FailedScreen } from "../states/failed-screen.tsx"
import { useListContext } from "./list-context.tsx"

type Props<Row> = {
  /** Label while the rows are fetched. */
  waiting: string
  /** Lines that stand in their place until then. */
  placeholders?: number
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** The rows of the list around it, or what there is to say in their place. */
export function ListContents<Row extends object>({ waiting, placeholders = 0, empty, children }: Props<Row>) {
  const { data, error, isPending, refetch } = useListContext<Row>()
  if (error && !data) return <FailedScreen problem={error} again={refetch} />
  if (isPending || !data) {
    return (
      <div className={css.cWait} role="status" aria-label={waiting}>
        {Array.from({ length: placeholders }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
          <i key={row} />
        ))}
      </div>
    )
  }
  return data.length > 0 ? children(data) : empty
}
