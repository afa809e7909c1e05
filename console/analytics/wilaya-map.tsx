import { useState } from "react"
import type { Analytics } from "#api/analytics/contract-admin.ts"
import { useWilayaQuery } from "../data/public-api.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import * as ordersHead from "../styles/orders-head.module.css"
import { Button } from "../ui/button.tsx"
import { FailedPart } from "../ui/states/failed-part.tsx"
import { ChartCard } from "./chart-card.tsx"
import * as css from "./charts.module.css"
import { numberText, twoShares } from "./metric-text.ts"
import { wilayaTiles } from "./wilaya-tiles.ts"

type Row = Analytics["wilayas"][number]
const views = ["orders", "deliveryRate", "returnRate"] as const
type View = (typeof views)[number]

const arrived = ({ delivered, sentBack }: Row) => delivered + sentBack

/** How much colour a tile has, 0 to 1. Between a half and three quarters neither dark nor light digits can be read. */
const shadeOf = (share: number): number => (share <= 0.5 ? share : 0.5 + share / 2)

/** Value of a wilaya in each view; null = none. */
const shownOf: Record<View, (row: Row) => number | null> = {
  orders: ({ orders }) => orders,
  deliveryRate: (row) => (arrived(row) === 0 ? null : row.delivered / arrived(row)),
  returnRate: (row) => (arrived(row) === 0 ? null : row.sentBack / arrived(row)),
}

/** Where the orders go, on a map of tiles: north above, west at the left in every language. */
export function WilayaMap({ wilayas }: { wilayas: Analytics["wilayas"] }) {
  const t = useText()
  const locale = useConsoleLocale()
  const [view, setView] = useState<View>("orders")
  const { data: places = [], error, refetch } = useWilayaQuery()
  const names = new Map(places.map(({ code, name, namear }) => [code, locale === "ar" ? namear : name]))
  const rows = new Map(wilayas.map((row) => [row.code, row]))
  const max = Math.max(1, ...wilayas.map(({ orders }) => orders))
  const nameOf = (code: number) => names.get(code) ?? String(code)
  const textOf = (row: Row | undefined) => {
    if (!row) return "–"
    if (view === "orders") return numberText(row.orders, locale)
    return twoShares([row.delivered, row.sentBack], locale)[view === "deliveryRate" ? 0 : 1]
  }
  const tableRows = wilayas.map((row) => ({
    key: String(row.code),
    cells: [
      `${String(row.code).padStart(2, "0")} ${nameOf(row.code)}`,
      numberText(row.orders, locale),
      ...twoShares([row.delivered, row.sentBack], locale),
    ],
  }))
  return (
    <ChartCard
      title={t("numbers.byWilaya")}
      columns={[t("numbers.wilaya"), ...views.map((name) => t(`numbers.${name}`))]}
      rows={tableRows}
    >
      <div className={ordersHead.cFilters}>
        {views.map((name) => (
          <Button key={name} look="chip" aria-pressed={view === name} onClick={() => setView(name)}>
            {t(`numbers.${name}`)}
          </Button>
        ))}
      </div>
      {error && <FailedPart problem={error} again={refetch} />}
      <ul className={css.tiles} dir="ltr" aria-label={t("numbers.byWilaya")}>
        {wilayaTiles.flatMap((line, y) =>
          line.map((code, x) => {
            if (code === 0) return null
            const row = rows.get(code)
            const value = row ? shownOf[view](row) : null
            const shade = shadeOf(value === null ? 0 : view === "orders" ? value / max : value)
            const text = t("shell.named", { name: nameOf(code), value: textOf(row) })
            return (
              <li
                key={code}
                className={css.tile}
                title={text}
                style={{ gridColumn: x + 1, gridRow: y + 1, "--shade": `${Math.round(shade * 100)}%` }}
                data-dark={shade > 0.5 || undefined}
              >
                <span aria-hidden="true">{code}</span>
                <span className="sr">{text}</span>
              </li>
            )
          }),
        )}
      </ul>
    </ChartCard>
  )
}
