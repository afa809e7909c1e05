import type { Desk } from "#core/delivery/desk.ts"
import { useOfferedDesks } from "../../data/public-api.ts"
import { useText } from "../../i18n/use-text.ts"
import { Options, Select } from "../../ui/forms/select.tsx"
import { FailedPart } from "../../ui/states/failed-part.tsx"
import { type OrderDraft, storedDesk } from "./order-draft.ts"

type Props = {
  draft: OrderDraft
  set: (changes: Partial<OrderDraft>) => void
  /** The desk that the order has; undefined = none. */
  current: Desk | null | undefined
}

/** The carrier's desk of an order: one near its commune, or whichever is the nearest when it is sent. */
export function DeskSelect({ draft, set, current }: Props) {
  const t = useText()
  const { data = [], error, refetch } = useOfferedDesks(draft)
  if (error) return <FailedPart problem={error} again={refetch} />
  return (
    <Select label={t("order.desk")} value={draft.desk} onChange={({ target }) => set({ desk: target.value })}>
      <option value="">{t("order.deskNearest")}</option>
      {draft.desk === storedDesk && current && <option value={storedDesk}>{current.name}</option>}
      <Options of={data.map(({ id, name, commune }) => [id, [name, commune].filter(Boolean).join(" · ")])} />
    </Select>
  )
}
