import { useState } from "react"
import { fetchRaw } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { listQuery } from "../../data/list-query.ts"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../button.tsx"
import { useNotify } from "../notify/notify-context.ts"
import { rejectionText } from "../rejection-text.ts"
import { useListContext } from "./list-context.tsx"

/** Entries that can be selected at once: a change of them takes some seconds. */
const maxSelected = 1000
/** Of one request. */
const perPage = 100

type Page = { data: { documentId: string }[]; meta: { pagination: { total: number } } }

/** Selects the entries of all pages of the list, as they are filtered; shown once a whole page is selected. */
export function SelectAllFound({ text }: { text: "products.selectFound" | "orders.selectFound" }) {
  const t = useText()
  const notify = useNotify()
  const list = useListContext<{ documentId: string }>()
  const { resource, data = [], total = 0, selectedIds, onSelect, filterValues, sort } = list
  const [busy, setBusy] = useState(false)
  const isPageSelected = data.length > 0 && data.every(({ documentId }) => selectedIds.includes(documentId))
  const wanted = Math.min(total, maxSelected)
  if (!isPageSelected || selectedIds.length >= wanted) return null
  const select = async () => {
    setBusy(true)
    try {
      const ids = new Set<string>()
      for (let page = 1; ids.size < wanted; page++) {
        const query = listQuery({ pagination: { page, perPage }, sort, filter: filterValues })
        const found: Page = await (await fetchRaw("GET", apiPath(`/${resource}`, { query }))).json()
        for (const { documentId } of found.data) ids.add(documentId)
        if (found.data.length < perPage) break
      }
      onSelect([...ids].slice(0, maxSelected))
    } catch (error) {
      notify(rejectionText(error, t), { type: "error" })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="link" disabled={busy} onClick={select}>
      {t(text, { n: wanted })}
    </Button>
  )
}
