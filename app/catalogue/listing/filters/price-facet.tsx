import { useState } from "react"
import type { PriceFacet } from "#core/catalogue/facets.ts"
import { parseDinars } from "#core/catalogue/listing-params.ts"
import { lastPosition, pricePosition, priceScale } from "#core/catalogue/listing-price-scale.ts"
import type { ListingQuery } from "#core/catalogue/listing-query.ts"
import { type Centimes, currencyLabel, toDinars } from "#core/money.ts"
import * as panel from "../../../cart/panel/panel.module.css"
import { useI18n } from "../../../i18n/i18n.tsx"
import { island } from "../../../islands/island.tsx"
import { groupDigits } from "./group-digits.ts"
import { PriceBars } from "./price-bars.tsx"
import { PriceField } from "./price-field.tsx"
import * as css from "./price-range.module.css"

/** What stands in the two fields; empty = no limit. */
type Draft = { min: string; max: string }

type PriceFacetProps = { facet: PriceFacet } & Pick<ListingQuery, "minPrice" | "maxPrice">

function fieldText(price: Centimes | null): string {
  return price === null ? "" : groupDigits(toDinars(price))
}

/** The price range: bars of how many products cost what, a slider of two native handles, and two typed fields. Only the
 *  fields are sent; the handles write into them. */
export const PriceFacetFields = island("price-facet", ({ facet, minPrice, maxPrice }: PriceFacetProps) => {
  const { t, locale } = useI18n()
  const requested: Draft = { min: fieldText(minPrice), max: fieldText(maxPrice) }
  const [followed, setFollowed] = useState(requested)
  const [draft, setDraft] = useState(requested)
  if (followed.min !== requested.min || followed.max !== requested.max) {
    setFollowed(requested)
    setDraft(requested)
  }

  const scale = priceScale(facet.maxPrice)
  const from = pricePosition(parseDinars(draft.min) ?? 0, scale)
  const to = pricePosition(parseDinars(draft.max) ?? facet.maxPrice, scale)
  const currency = currencyLabel(locale)
  const moveMin = (position: number) => {
    const bounded = Math.min(position, to - 1)
    setDraft({ ...draft, min: bounded > 0 ? fieldText(scale[bounded] ?? null) : "" })
  }
  const moveMax = (position: number) => {
    const bounded = Math.max(position, from + 1)
    setDraft({ ...draft, max: bounded < lastPosition ? fieldText(scale[bounded] ?? null) : "" })
  }
  const spoken = (position: number) => `${fieldText(scale[position] ?? 0)} ${currency}`
  return (
    <>
      <PriceBars bars={facet.bars} from={from / lastPosition} to={to / lastPosition} />
      <div
        className={`${css.range} ${panel.needsScript}`}
        style={{ "--from": `${from}%`, "--to": `${lastPosition - to}%` }}
      >
        <input
          type="range"
          max={lastPosition}
          value={from}
          aria-label={t("listing.price.lowest")}
          aria-valuetext={spoken(from)}
          onChange={(event) => moveMin(event.currentTarget.valueAsNumber)}
        />
        <input
          type="range"
          max={lastPosition}
          value={to}
          aria-label={t("listing.price.highest")}
          aria-valuetext={spoken(to)}
          onChange={(event) => moveMax(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className={css.typed}>
        <PriceField
          name="minPrice"
          label={t("listing.price.from", { currency })}
          placeholder="0"
          text={draft.min}
          onType={(text) => setDraft((last) => ({ ...last, min: text }))}
        />
        <span aria-hidden="true">–</span>
        <PriceField
          name="maxPrice"
          label={t("listing.price.to", { currency })}
          placeholder={fieldText(facet.maxPrice)}
          text={draft.max}
          onType={(text) => setDraft((last) => ({ ...last, max: text }))}
        />
      </div>
    </>
  )
})
