import { type FormEvent, useState } from "react"
import type { VariantGrid } from "#api/catalogue/contract-variants.ts"
import * as fields from "#app/styles/fields.module.css"
import { type HandReason, handReasons } from "#core/catalogue/stock-movement.ts"
import { readWhole } from "#core/text/parse-number.ts"
import { RejectedError } from "../../data/api-client.ts"
import type { Say } from "../../i18n/texts.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as productCss from "../../styles/product.module.css"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/forms/field.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { Options, Select } from "../../ui/forms/select.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { variantName } from "../variants/variant-name.ts"
import * as css from "./stock.module.css"
import { useStockChange } from "./use-stock.ts"

const empty = { units: "", note: "" }

/** Returns the error of a number of units; "" = none. */
function unitsProblem(units: number | undefined, reason: HandReason, t: Say): string {
  if (units === undefined) return t("stock.notUnits")
  return reason !== "count" && units === 0 ? t("stock.oneAtLeast") : ""
}

function failureText(error: unknown, t: Say): string {
  const isBelow = error instanceof RejectedError && error.details.code === "STOCK_BELOW_ZERO"
  return isBelow ? t("stock.belowZero", { n: Number(error.details.quantity) }) : rejectionText(error, t)
}

/** Counts, receives or writes off units, with a note: of the product, or of a variant that counts its own. */
export function StockForm({ grid }: { grid: VariantGrid }) {
  const t = useText()
  const locale = useConsoleLocale()
  const notify = useNotify()
  const change = useStockChange(grid.documentId)
  const [reason, setReason] = useState<HandReason>("count")
  const [typed, setTyped] = useState(empty)
  const [variant, setVariant] = useState("")
  const [isTried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState("")
  const isByVariant = grid.stockBy === "variant"
  const units = readWhole(typed.units)
  const problem = unitsProblem(units, reason, t)
  const row = grid.variants.find(({ documentId }) => documentId === variant)
  const isMissing = isByVariant && !row

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (busy || problem !== "" || isMissing || units === undefined) return
    setBusy(true)
    setFailure("")
    try {
      const was = row?.quantity ?? grid.quantity
      await change({ variant: isByVariant ? variant : null, reason, units, was, note: typed.note })
      setTyped(empty)
      setTried(false)
      notify(t("stock.saved"), { type: "success" })
    } catch (error) {
      setFailure(failureText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={`${parts.cPart} ${productCss.pPart} ${css.sForm}`}
      onSubmit={submit}
      aria-label={t("stock.change")}
    >
      <h2>{t("stock.change")}</h2>
      <fieldset className={productCss.pChecks}>
        <legend className={fields.label}>{t("stock.why")}</legend>
        {handReasons.map((each) => (
          <label key={each} className={fields.check}>
            <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
            <span>{t(`stock.act.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={`${forms.cGrid} ${forms.cWide}`}>
        {isByVariant && (
          <div>
            <Select label={t("stock.variant")} value={variant} onChange={({ target }) => setVariant(target.value)}>
              <option value="">{t("stock.choose")}</option>
              <Options
                of={grid.variants.map((each) => [
                  each.documentId,
                  t("stock.variantOf", { name: variantName(grid, each, locale), n: each.quantity }),
                ])}
              />
            </Select>
            {isTried && isMissing && <p className={fields.why}>{t("stock.noVariant")}</p>}
          </div>
        )}
        <Field
          label={t(`stock.units.${reason}`)}
          inputMode="numeric"
          dir="ltr"
          value={typed.units}
          problem={isTried ? problem : undefined}
          onChange={({ target }) => setTyped({ ...typed, units: target.value })}
        />
        <Field
          label={t("stock.note")}
          hint={t("stock.noteHint")}
          maxLength={200}
          value={typed.note}
          onChange={({ target }) => setTyped({ ...typed, note: target.value })}
        />
      </div>
      <Problem text={failure} />
      <p className={parts.cActs}>
        <Button type="submit" aria-busy={busy}>
          {t("stock.save")}
        </Button>
      </p>
    </form>
  )
}
