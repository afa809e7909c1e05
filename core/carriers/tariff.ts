import { placeKey } from "../delivery/place-key.ts"

/** A carrier's price of a delivery in whole dinars (carriers/adapter.ts); null = not offered. */
export type TariffFee = { wilayaCode: number; commune: string | null; home: number | null; desk: number | null }

type Prices = { home: number | null; desk: number | null }

/** Prices as the shop has them: of wilayas by their codes, and of communes, null where they are those of the wilaya. */
export type Tariff = {
  wilayas: Map<number, Prices>
  communes: { wilaya: number; commune: string; home: number | null; desk: number | null }[]
}

/** The price that most communes have, of several the lowest; null without any. */
function usual(prices: readonly (number | null)[]): number | null {
  const counts = new Map<number, number>()
  for (const price of prices) if (price !== null) counts.set(price, (counts.get(price) ?? 0) + 1)
  const [first] = [...counts].toSorted(([a, n], [b, m]) => m - n || a - b)
  return first?.[0] ?? null
}

/** Converts a carrier's prices to those of the shop. A carrier that prices each commune gives a wilaya the price that most of its
 *  communes have; the others get prices of their own, and those that do not differ have none. What the carrier does not offer
 *  has no price here: it closes nothing.
 *  @param names the shop's communes by the codes of their wilayas; what a carrier spells otherwise is left out */
export function toTariff(fees: readonly TariffFee[], names: ReadonlyMap<number, readonly { name: string }[]>): Tariff {
  const wilayas = new Map<number, Prices>()
  const communes: Tariff["communes"] = []
  for (const [code, rows] of Map.groupBy(fees, ({ wilayaCode }) => wilayaCode)) {
    const own = rows.filter(({ commune }) => commune !== null)
    const whole = rows.find(({ commune }) => commune === null)
    const home = whole?.home ?? usual(own.map((row) => row.home))
    const desk = whole?.desk ?? usual(own.map((row) => row.desk))
    wilayas.set(code, { home, desk })
    const byKey = new Map(own.map((row) => [placeKey(row.commune ?? ""), row]))
    for (const { name } of names.get(code) ?? []) {
      const row = byKey.get(placeKey(name))
      if (!row) continue
      const other = (price: number | null, usualPrice: number | null) => (price === usualPrice ? null : price)
      communes.push({ wilaya: code, commune: name, home: other(row.home, home), desk: other(row.desk, desk) })
    }
  }
  return { wilayas, communes }
}
