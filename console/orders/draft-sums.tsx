import { useQuery } from "@tanstack/react-query"
import { useDeferredValue } from "react"
import type { OrderQuoteResource } from "#api/contract/order-quote.ts"
import { askApi } from "../data/ask-api.ts"
import { useText } from "../i18n/use-text.ts"
import { Money } from "../ui/money.tsx"
import { ChangesList } from "./changes-list.tsx"

/** What an order would come to as it is written, by the shop's own reckoning.
 *  @param path of the question
 *  @param body undefined while there is nothing to ask */
export function DraftSums({ path, body }: { path: string; body: object | undefined }) {
  const t = useText()
  const asked = useDeferredValue(JSON.stringify(body))
  const { data: quote } = useQuery({
    queryKey: ["order-quote", path, asked],
    queryFn: ({ signal }) => askApi<OrderQuoteResource>("POST", path, JSON.parse(asked), signal),
    enabled: asked !== undefined,
    placeholderData: (before) => before,
    retry: false,
  })
  if (!quote || body === undefined) return null
  return (
    <div aria-live="polite">
      <ChangesList changes={quote.changes} />
      <dl className="sums">
        <div>
          <dt>{t("order.amount")}</dt>
          <dd>
            <Money dinars={quote.amount} decimals={2} />
          </dd>
        </div>
        {quote.discount > 0 && (
          <div>
            <dt>{t("call.discount")}</dt>
            <dd>
              <bdi>−</bdi>
              <Money dinars={quote.discount} decimals={2} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t("call.delivery")}</dt>
          <dd>
            {quote.deliveryPrice === null ? t("call.byPhone") : <Money dinars={quote.deliveryPrice} decimals={2} />}
          </dd>
        </div>
        <div className="total">
          <dt>{t("call.collect")}</dt>
          <dd>
            <Money dinars={quote.total} decimals={2} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
