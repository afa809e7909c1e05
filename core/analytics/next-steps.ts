/** Settled calls or parcels below which a share says nothing. */
const minParcels = 5

/** Shares from which something is worth a look: of parcels that come back at least this, of calls that confirm less than this. A single
 *  product's returns are the shop's to mend, a wilaya's are the carrier's, and higher everywhere. */
const limits = { returns: 0.25, wilayaReturns: 0.35, confirmation: 0.6 }

/** Something that the figures of a period ask for. Shares from 0 to 1, amounts in dinars. */
export type NextStep =
  | { kind: "cash"; amount: number }
  | { kind: "confirmation"; share: number }
  | { kind: "product"; slug: string; title: string; share: number }
  | { kind: "wilaya"; code: number; share: number }

type Sent = { delivered: number; sentBack: number }

/** As much of the analytics of a period as steps follow from. */
type PeriodFigures = {
  now: { settled: number; turnover: number; cashed: number; confirmationRate: number | null }
  products: readonly (Sent & { slug: string; title: string })[]
  wilayas: readonly (Sent & { code: number })[]
}

/** The one with the largest share of parcels that came back, if it is at least `from`. */
function worst<Row extends Sent>(rows: readonly Row[], from: number): { row: Row; share: number } | undefined {
  const shares = rows
    .filter(({ delivered, sentBack }) => delivered + sentBack >= minParcels)
    .map((row) => ({ row, share: row.sentBack / (row.delivered + row.sentBack) }))
  const [first] = shares.filter(({ share }) => share >= from).toSorted((a, b) => b.share - a.share)
  return first
}

/** Suggests what to do next by the figures of a period, money first. */
export function nextSteps({ now, products, wilayas }: PeriodFigures): NextStep[] {
  const steps: NextStep[] = []
  const waiting = now.turnover - now.cashed
  if (waiting > 0) steps.push({ kind: "cash", amount: waiting })
  if (now.settled >= minParcels && now.confirmationRate !== null && now.confirmationRate < limits.confirmation) {
    steps.push({ kind: "confirmation", share: now.confirmationRate })
  }
  const product = worst(products, limits.returns)
  if (product) {
    steps.push({ kind: "product", slug: product.row.slug, title: product.row.title, share: product.share })
  }
  const wilaya = worst(wilayas, limits.wilayaReturns)
  if (wilaya) steps.push({ kind: "wilaya", code: wilaya.row.code, share: wilaya.share })
  return steps
}
