import { useQuery } from "@tanstack/react-query"
import type { OrderQuoteResource } from "#api/orders/contract-quote.ts"
import { fetchJson } from "../../data/api-client.ts"
import type { ApiPath } from "../../data/api-path.ts"
import { useText } from "../../i18n/use-text.ts"
import { FailedPart } from "../../ui/states/failed-part.tsx"
import { useDebounced } from "../../ui/use-debounced.ts"
import { ChangesList } from "../order/changes-list.tsx"
import { Sums } from "./sums.tsx"

type Props = {
  path: ApiPath
  body: object | undefined
  isHeld: boolean
  paid?: number
}

/** Sums of an order as it is edited, calculated by the shop.
 *  @param path of the request
 *  @param body undefined while there is nothing to calculate
 *  @param isHeld the edit is being stored: nothing is requested any more
 *  @param paid of the order before, in dinars */
export function DraftTotals({ path, body, isHeld, paid = 0 }: Props) {
  const t = useText()
  const debouncedBody = useDebounced(JSON.stringify(body))
  const {
    data: quote,
    error,
    refetch,
  } = useQuery({
    queryKey: ["order-quote", path, debouncedBody],
    queryFn: ({ signal }) => fetchJson<OrderQuoteResource>("POST", path, JSON.parse(debouncedBody), signal),
    enabled: debouncedBody !== undefined && !isHeld,
    placeholderData: (before) => before,
    retry: false,
  })
  if (body === undefined) return null
  if (error) return <FailedPart problem={error} again={refetch} />
  if (!quote) return null
  const { changes, amount, discount, deliveryPrice, total } = quote
  return (
    <div aria-live="polite">
      <ChangesList changes={changes} />
      <Sums
        amount={amount}
        discount={discount}
        deliveryPrice={deliveryPrice}
        total={total}
        paid={paid}
        isToCollect
        totalText={t("order.total")}
      />
    </div>
  )
}
