import type { IndexedProduct } from "./indexed-product.ts"

type Priced = { price: number; discount: number }

/** Milliseconds since 1970. */
type Dates = { start: number; end: number }

type Offer = Dates &
  Priced & {
    /** The price before and after it. */
    lastPrice: number
  }

/** The offers that change a price by themselves when they begin or end, by slot. */
export class Offers {
  #offers = new Map<number, Offer>()
  #dates = new Map<number, Dates>()
  /** Between these moments nothing begins or ends. */
  #from = Number.POSITIVE_INFINITY
  #until = Number.NEGATIVE_INFINITY
  /** Milliseconds since 1970. */
  #now = 0

  /** Notes a product's offer, or that it has none.
   *  @returns what it costs now, the same as `pricedAt` of core/catalogue/offer.ts */
  set(slot: number, { price, discount, lastPrice, offerDate }: IndexedProduct): Priced {
    this.delete(slot)
    if (!offerDate) return { price, discount }
    const [start, end] = [Date.parse(offerDate.startDate), Date.parse(offerDate.endDate)]
    this.#dates.set(slot, { start, end })
    if (lastPrice === null) return { price, discount }
    const offer = { price, discount, lastPrice, start, end }
    this.#offers.set(slot, offer)
    this.#narrow(offer)
    return this.#priced(offer)
  }

  delete(slot: number): void {
    this.#dates.delete(slot)
    this.#offers.delete(slot)
  }

  /** When an offer last began or ended; −Infinity before any. */
  get since(): number {
    return this.#from
  }

  /** When a product's running offer ends, in milliseconds since 1970; null when none runs. */
  runningUntil(slot: number): number | null {
    const dates = this.#dates.get(slot)
    return dates && dates.start <= this.#now && this.#now < dates.end ? dates.end : null
  }

  /** Moves to a moment.
   *  @param change is called for every product with an offer when one has begun or ended since */
  moveTo(now: number, change: (slot: number, priced: Priced) => void): void {
    this.#now = now
    if (now >= this.#from && now < this.#until) return
    this.#from = Number.NEGATIVE_INFINITY
    this.#until = Number.POSITIVE_INFINITY
    for (const [slot, offer] of this.#offers) {
      this.#narrow(offer)
      change(slot, this.#priced(offer))
    }
  }

  /** Returns the data from which `fromSnapshot` builds the same offers; can be sent to another thread. */
  snapshot() {
    return { offers: this.#offers, dates: this.#dates, from: this.#from, until: this.#until, now: this.#now }
  }

  static fromSnapshot({ offers, dates, from, until, now }: ReturnType<Offers["snapshot"]>): Offers {
    const copy = new Offers()
    copy.#offers = offers
    copy.#dates = dates
    copy.#from = from
    copy.#until = until
    copy.#now = now
    return copy
  }

  #narrow({ start, end }: Offer): void {
    for (const moment of [start, end]) {
      if (moment <= this.#now) this.#from = Math.max(this.#from, moment)
      if (moment > this.#now) this.#until = Math.min(this.#until, moment)
    }
  }

  #priced({ price, discount, lastPrice, start, end }: Offer): Priced {
    return start <= this.#now && this.#now < end ? { price, discount } : { price: lastPrice, discount: 0 }
  }
}
