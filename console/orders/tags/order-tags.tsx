import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { BulkResult } from "#api/orders/contract-admin-changes.ts"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as orderTable from "../../styles/order-table.module.css"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import { bulkProblemText } from "../order/missing-text.ts"
import { TagFields } from "./tag-fields.tsx"

/** The tags of one order: each is stored as it is added or removed. */
export function OrderTags({ order: { documentId, tags } }: { order: OrderDetail }) {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const mayWrite = useMay("orders.write")
  const { mutate, variables, isPending } = useMutation({
    mutationFn: async (wanted: string[]) => {
      const add = wanted.filter((tag) => !tags.includes(tag))
      const remove = tags.filter((tag) => !wanted.includes(tag))
      const body = { documentIds: [documentId], add, remove }
      const [result] = await fetchJson<BulkResult["data"]>("POST", "/orders/tags", body)
      if (result && !result.ok) notify(bulkProblemText(result, t), { type: "warning" })
      await queries.invalidateQueries({ queryKey: ["orders"] })
    },
    onError: (error) => notify(rejectionText(error, t), { type: "error" }),
  })
  if (!mayWrite) {
    return (
      <p>
        <TagMarks tags={tags} />
      </p>
    )
  }
  return <TagFields label={t("orders.tags")} value={isPending ? variables : tags} onChange={mutate} />
}

/** The tags of an order in a list; nothing where there are none. */
export function TagMarks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <span className={orderTable.tags}>
      {tags.map((tag) => (
        <bdi key={tag}>#{tag}</bdi>
      ))}
    </span>
  )
}
