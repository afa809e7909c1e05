import type { ComponentType } from "react"
import { Link, useParams } from "react-router"
import type { AppSettingResource } from "#api/content/contract-settings.ts"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { useShopFactsQuery, useWilayaQuery } from "../../data/public-api.ts"
import { useText } from "../../i18n/use-text.ts"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { Waiting } from "../../ui/states/waiting.tsx"
import { usePageTitle } from "../../ui/use-page-title.ts"
import { useOrder } from "../orders-api.ts"
import * as css from "./print.module.css"
import { PrintFrame } from "./print-frame.tsx"

export type PaperProps = { order: OrderDetail; shop: AppSettingResource }

type Props = {
  size: "a4" | "a6"
  /** Title of the paper, with the order's number. */
  name: "order.slip" | "order.invoice"
  Paper: ComponentType<PaperProps>
}

/** A paper of the order that the address names. Nothing can be printed before all that stands on it is known. */
export function OrderPaper({ size, name, Paper }: Props) {
  const t = useText()
  const { id } = useParams()
  const order = useOrder(id)
  const shop = useShopFactsQuery()
  const wilayas = useWilayaQuery()
  usePageTitle(`${t(name)} ${order.data?.number ?? ""}`)
  if (order.data && shop.data && wilayas.data) {
    return (
      <PrintFrame size={size} brand={shop.data.theme?.brand ?? undefined}>
        <Paper order={order.data} shop={shop.data} />
      </PrintFrame>
    )
  }
  const failed = [order, shop, wilayas].filter(({ isError }) => isError)
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
        <Link className={`${buttons.btn} ${buttons.btnQuiet}`} to={`/orders/${id}`}>
          {t("shell.back")}
        </Link>
      </FailedScreen>
    </main>
  )
}

/** The logo of the published theme on a paper; nothing without one. */
export function PaperLogo({ shop: { shopName, theme } }: Pick<PaperProps, "shop">) {
  if (!theme?.logo) return null
  const { url, width, height } = theme.logo
  return <img className={css.paperLogo} src={url} alt={shopName} width={width} height={height} />
}
