import type { ReactNode } from "react"
import { useText } from "../../i18n/use-text.ts"
import { FailedScreen } from "../states/failed-screen.tsx"
import { ListPages } from "./list-pages.tsx"
import * as css from "./lists.module.css"
import type { AddressList } from "./use-address-list.ts"

type Props<Row> = {
  list: AddressList<Row>
  /** Text of an empty list. */
  empty: string
  /** The entries that have come. */
  children: ReactNode
}

/** The entries of a list, or what stands in their place while there are none, and its pages. */
export function ListEntries<Row>({ list, empty, children }: Props<Row>) {
  const t = useText()
  if (list.failed) return <FailedScreen again={() => list.refetch()} />
  if (list.isPending) return <p role="status">{t("form.loading")}</p>
  if (list.rows.length === 0)
    return (
      <p className={css.cNone} role="status">
        {list.isNarrowed ? t("form.noMatch") : empty}
      </p>
    )
  return (
    <>
      {children}
      <ListPages page={list.page} pageCount={list.pageCount} onGo={(page) => list.set("page", String(page))} />
    </>
  )
}
