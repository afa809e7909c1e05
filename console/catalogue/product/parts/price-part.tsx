import * as buttons from "#app/styles/buttons.module.css"
import { discountPercent } from "#core/catalogue/price-change.ts"
import { adminFields } from "#core/catalogue/product-fields.ts"
import { fromDinars } from "#core/money.ts"
import { useText } from "../../../i18n/use-text.ts"
import * as css from "../../../styles/product.module.css"
import { MomentField } from "../../../ui/forms/moment-field.tsx"
import { useFieldInputs } from "../../../ui/forms/use-field-inputs.tsx"
import { Money } from "../../../ui/money.tsx"
import { type ProductDraft, parseAmount } from "../product-draft.ts"
import { Part, type PartProps } from "./part.tsx"

/** Price, earlier price and an offer's days, with what shoppers will see. */
export function PricePart(part: PartProps) {
  const { draft, set, problemOf } = part
  const { line } = useFieldInputs(adminFields, part, { dir: "ltr" })
  const t = useText()
  return (
    <Part title={t("product.prices")}>
      <div className={css.pTwo}>
        {line("price", { required: draft.publishing !== "draft" })}
        {line("lastPrice")}
      </div>
      <p className="small muted">{t("product.lastPriceHint")}</p>
      <Outcome draft={draft} />
      {line("cost", { hint: t("product.costHint") })}
      <details open={draft.offerStart !== null || draft.offerEnd !== null}>
        <summary className={buttons.link}>{t("product.offer")}</summary>
        <div className={css.pOffer}>
          <MomentField
            label={t("product.offerStart")}
            name="offerStart"
            value={draft.offerStart}
            onChange={(offerStart) => set({ offerStart })}
            problem={problemOf("offerStart")}
          />
          <MomentField
            label={t("product.offerEnd")}
            name="offerEnd"
            value={draft.offerEnd}
            onChange={(offerEnd) => set({ offerEnd })}
            problem={problemOf("offerEnd")}
            isEnd={true}
          />
          <p className="small muted">{t("product.offerHint")}</p>
        </div>
      </details>
    </Part>
  )
}

/** The prices as a card of the shop shows them. */
function Outcome({ draft }: { draft: ProductDraft }) {
  const t = useText()
  const price = parseAmount(draft.price)
  const last = parseAmount(draft.lastPrice)
  if (price === null || Number.isNaN(price)) return null
  const isReduced = last !== null && last > price
  const percent = isReduced ? discountPercent(fromDinars(price), fromDinars(last)) : 0
  return (
    <p className={css.pOutcome} role="status">
      <span className="small muted">{t("product.outcome")}</span> <Money dinars={price} decimals={2} />
      {isReduced && (
        <>
          {" "}
          <del>
            <Money dinars={last} decimals={2} />
          </del>
          {percent > 0 && (
            <bdi className={css.pPercent} dir="ltr">
              −{percent} %
            </bdi>
          )}
        </>
      )}
    </p>
  )
}
