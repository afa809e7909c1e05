import { useParams, useSearchParams } from "react-router"
import { maxPrintedOrders, type PrintedDocument, printedDocuments } from "#core/orders/printed-orders.ts"
import { useShopFactsQuery, useWilayaQuery } from "../../data/public-api.ts"
import { useText } from "../../i18n/use-text.ts"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { NotFound } from "../../ui/states/not-found.tsx"
import { Waiting } from "../../ui/states/waiting.tsx"
import { usePageTitle } from "../../ui/use-page-title.ts"
import { Invoice } from "./invoice.tsx"
import { BackButton, PrintFrame } from "./print-frame.tsx"
import { usePrintedOrders } from "./printed-orders-api.ts"
import { Slips } from "./slips.tsx"

/** The slip that goes onto the parcel of the order that the address names. */
export const SlipScreen = () => <Papers ids={[useParams().id ?? ""]} document="slip" />

export const InvoiceScreen = () => <Papers ids={[useParams().id ?? ""]} document="invoice" />

/** Slips or invoices of many orders: `?ids=…,…&document=slip&format=a6`. */
export function PrintScreen() {
  const [parameters] = useSearchParams()
  const document = printedDocuments.find((name) => name === parameters.get("document")) ?? "slip"
  return <Papers ids={(parameters.get("ids") ?? "").split(",")} document={document} />
}

const isDocumentId = (id: string) => /^[a-z0-9]{24}$/.test(id)

/** Papers of orders. Nothing can be printed before all that stands on them is known. */
function Papers({ ids: named, document }: { ids: string[]; document: PrintedDocument }) {
  const t = useText()
  const ids = [...new Set(named)].filter(isDocumentId)
  const orders = usePrintedOrders(ids.slice(0, maxPrintedOrders))
  const shop = useShopFactsQuery()
  const wilayas = useWilayaQuery()
  const [first, ...others] = orders.data ?? []
  const name = t(`order.${document}`)
  usePageTitle(others.length > 0 ? `${name} × ${others.length + 1}` : `${name} ${first?.number ?? ""}`)
  if (ids.length === 0 || (orders.data && !first)) {
    return (
      <main>
        <NotFound />
      </main>
    )
  }
  if (orders.data && shop.data && wilayas.data) {
    const papers = { orders: orders.data, shop: shop.data }
    return (
      <PrintFrame
        document={document}
        count={orders.data.length}
        missing={ids.length - orders.data.length}
        brand={shop.data.theme?.brand ?? undefined}
      >
        {document === "slip" ? (
          <Slips {...papers} />
        ) : (
          orders.data.map((order) => <Invoice key={order.documentId} order={order} shop={papers.shop} />)
        )}
      </PrintFrame>
    )
  }
  const failed = [orders, shop, wilayas].filter(({ isError }) => isError)
  if (failed.length === 0) {
    return (
      <main>
        <Waiting />
      </main>
    )
  }
  const again = () => {
    for (const { refetch } of failed) void refetch()
  }
  return (
    <main>
      <FailedScreen problem={failed[0]?.error} again={again}>
        <BackButton />
      </FailedScreen>
    </main>
  )
}
