import { useEffect, useId, useRef, useState } from "react"
import type { PriceFacet } from "#core/catalogue/facets.ts"
import { parseDinars } from "#core/catalogue/listing-params.ts"
import { lastPosition, pricePosition, priceScale } from "#core/catalogue/listing-price-scale.ts"
import type { ListingQuery } from "#core/catalogue/listing-query.ts"
import { type Centimes, currencyLabel, toDinars } from "#core/money.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { island } from "../../../page/island.tsx"
import * as fieldsCss from "../../../styles/fields.module.css"
import * as panel from "../../../styles/panel.module.css"
import * as facets from "./facets.module.css"
import { groupDigits } from "./group-digits.ts"
import * as css from "./price-range.module.css"

type PriceFieldProps = {
  name: "minPrice" | "maxPrice"
  label: string
  placeholder: string
  text: string
  onType: (text: string) => void
}

/** A price in whole dinars, typed: a minimum is rounded down and a maximum up, as in the address. What is no number is taken
 *  out on leaving the field. */
function PriceField({ name, label, placeholder, text, onType }: PriceFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // A price typed before the script came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the field as it came
  useEffect(() => {
    const typed = field.current?.value ?? text
    if (typed !== text) onType(typed)
  }, [])
  function tidy(typed: string) {
    const price = parseDinars(typed, name === "minPrice" ? Math.floor : Math.ceil)
    onType(price === null ? "" : groupDigits(toDinars(price)))
  }
  return (
    <div className={fieldsCss.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={field}
        name={name}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={(event) => tidy(event.currentTarget.value)}
      />
    </div>
  )
}

/** Units of the drawing: of a bar with the gap behind it, of a bar, of the highest and of the lowest bar. */
const [step, wide, high, low] = [10, 8, 48, 2]

/** How many products cost what. Decoration: the fields below say the range.
 *  @param from share of the scale, 0 to 1, where the chosen range begins; `to` where it ends */
function PriceBars({ bars, from, to }: { bars: number[]; from: number; to: number }) {
  const max = Math.max(...bars, 1)
  const slots = bars.map((count, index) => {
    const height = Math.max(low, Math.round((count / max) * high))
    const isOn = (index + 1) / bars.length > from && index / bars.length < to
    return { isOn, outline: `M${index * step} ${high}v-${height}h${wide}v${height}z` }
  })
  const outlines = (on: boolean) => slots.flatMap(({ isOn, outline }) => (isOn === on ? outline : [])).join("")
  return (
    <svg
      className={`${facets.bars} flip`}
      viewBox={`0 0 ${bars.length * step - (step - wide)} ${high}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={outlines(false)} />
      <path className={facets.on} d={outlines(true)} />
    </svg>
  )
}

/** Texts of the two fields; empty = no limit. */
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
