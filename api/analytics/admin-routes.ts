import { type OrderTally, orderRates, periodBefore, sumTallies } from "#core/analytics/metrics.ts"
import { onShopClock, shopDay, shopDayStart } from "#core/i18n/shop-day.ts"
import { toDinars } from "#core/money.ts"
import {
  callsByAgent,
  ordersByHour,
  ordersByProduct,
  type ProductTally,
  type Span,
  talliesByProduct,
  talliesByWilaya,
  turnoverByHour,
} from "#db/analytics/metrics.ts"
import { visitorsByDay } from "#db/analytics/unique-visitors.ts"
import { firstSettings, readShopFacts } from "#db/content/admin-settings.ts"
import type { Db } from "#db/database.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { readParameters } from "../admin/read-query.ts"
import {
  type Analytics,
  analyticsQuery,
  type CallResults,
  type Metrics,
  type OwnResults,
  type Week,
} from "./contract-admin.ts"

const maxProducts = 20
const noTally: ProductTally = { settled: 0, confirmed: 0, delivered: 0, sentBack: 0 }

type Period = { from: string; to: string }

const spanOf = ({ from, to }: Period): Span => ({ from: shopDayStart(from), until: shopDayStart(to, 1) })

/** Day and hour of Algeria's clock of an hour of UTC's, such as `2026-11-21T23`. */
function onClock(hour: string): { day: string; hour: number } {
  const shown = onShopClock(new Date(`${hour}:00:00.000Z`))
  return { day: shown.toISOString().slice(0, 10), hour: shown.getUTCHours() }
}

type TurnoverHour = Awaited<ReturnType<typeof turnoverByHour>>[number]

type Counted = { tallies: OrderTally[]; hours: TurnoverHour[] | undefined }

async function toMetrics(db: Db, period: Period, { tallies, hours = [] }: Counted): Promise<Metrics> {
  const tally = sumTallies(tallies)
  const turnover = hours.reduce((sum, hour) => sum + hour.turnover, 0)
  const cashed = hours.reduce((sum, hour) => sum + hour.cashed, 0)
  const visitors = (await visitorsByDay(db, period)).reduce((sum, day) => sum + day.count, 0)
  const { confirmation, delivery, returns, basket } = orderRates(tally)
  return {
    orders: tally.placed,
    settled: tally.settled,
    turnover: toDinars(turnover),
    cashed: toDinars(cashed),
    visitors,
    confirmationRate: confirmation,
    deliveryRate: delivery,
    returnRate: returns,
    averageBasket: basket === null ? null : toDinars(Math.round(basket)),
    conversion: visitors === 0 ? null : Math.min(1, tally.placed / visitors),
  }
}

/** Every day of a period, those without an order too. */
function daysOf({ from, to }: Period): string[] {
  const days: string[] = []
  for (const day = new Date(from); day.toISOString().slice(0, 10) <= to; day.setUTCDate(day.getUTCDate() + 1)) {
    days.push(day.toISOString().slice(0, 10))
  }
  return days
}

async function byTime(db: Db, period: Period, turnovers: TurnoverHour[]): Promise<Pick<Analytics, "days" | "hours">> {
  const days = new Map(daysOf(period).map((day) => [day, { day, orders: 0, turnover: 0 }]))
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { hour: utc, orders } of await ordersByHour(db, spanOf(period))) {
    const { day, hour } = onClock(utc)
    const row = days.get(day)
    if (row) row.orders += orders
    hours[hour] = (hours[hour] ?? 0) + orders
  }
  for (const { hour, turnover } of turnovers) {
    const row = days.get(onClock(hour).day)
    if (row) row.turnover += toDinars(turnover)
  }
  return { days: [...days.values()], hours }
}

/** Routes of the metrics of a period and of the period before it. */
export function analyticsRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /numbers", async (c) => {
    const period = readParameters(analyticsQuery, c.req.url)
    const before = periodBefore(period.from, period.to)
    const span = spanOf(period)
    // Both periods at once: one follows the other, and each begins with an hour.
    const earliest = spanOf(before).from
    const tallies = await talliesByWilaya(db, span, earliest)
    const turnovers = await turnoverByHour(db, { from: earliest, until: span.until })
    const hours = Object.groupBy(turnovers, ({ hour }) => (hour < span.from.slice(0, 13) ? "earlier" : "now"))
    const products = await ordersByProduct(db, span, { locale: c.get("staff").locale, max: maxProducts })
    const slugs = products.map(({ slug }) => slug)
    const ofProducts = await talliesByProduct(db, span, slugs)
    const data: Analytics = {
      period,
      before,
      now: await toMetrics(db, period, { tallies: tallies.now, hours: hours.now }),
      earlier: await toMetrics(db, before, { tallies: tallies.earlier, hours: hours.earlier }),
      ...(await byTime(db, period, hours.now ?? [])),
      wilayas: tallies.now.map(({ code, placed, confirmed, delivered, sentBack }) => ({
        code,
        orders: placed,
        confirmed,
        delivered,
        sentBack,
      })),
      products: products.map(({ amount, ...product }) => ({
        ...product,
        amount: toDinars(amount),
        ...(ofProducts.get(product.slug) ?? noTally),
      })),
      agents: await callsByAgent(db, span),
    }
    return Response.json({ data })
  })

  route("GET /numbers/own", async (c) => {
    const { id } = c.get("staff")
    const today = shopDay(clock())
    const resultsSince = async (days: number): Promise<CallResults> => {
      const span = { from: shopDayStart(today, 1 - days), until: shopDayStart(today, 1) }
      const [row] = await callsByAgent(db, span, id)
      const { calls = 0, confirmed = 0, cancelled = 0, delivered = 0 } = row ?? {}
      return { calls, confirmed, cancelled, delivered }
    }
    const data: OwnResults = {
      today: await resultsSince(1),
      days7: await resultsSince(7),
      days30: await resultsSince(30),
    }
    return Response.json({ data })
  })

  // The screen calculates "this week" itself, and the permission for analytics does not include the settings.
  route("GET /numbers/week", async () => {
    const data: Week = { startsOn: ((await readShopFacts(db)) ?? firstSettings).facts.weekStart }
    return Response.json({ data })
  })
}
