import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { restoreOffer } from "#core/catalogue/removed-product.ts"
import { sendInParts } from "../../data/send-in-parts.ts"
import { useMay } from "../../data/use-me.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Check } from "../../ui/forms/check.tsx"
import { Options } from "../../ui/forms/select.tsx"
import { useListContext } from "../../ui/lists/list-context.tsx"
import { SelectAllFound } from "../../ui/lists/select-all-found.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"
import { useCategories } from "./catalogue-queries.ts"
import { ProductBulkResult, type SentChange } from "./product-bulk-result.tsx"
import { RestoreNote } from "./restore-note.tsx"

const actions = [
  "publish",
  "unpublish",
  "feature",
  "unfeature",
  "addCategory",
  "removeCategory",
  "price",
  "delete",
] as const
type Action = (typeof actions)[number]

/** Products of one request. */
const atOnce = 200

/** The products that a change was done to. */
const doneIn = ({ results }: SentChange): string[] =>
  results.filter(({ result }) => result === "done").map(({ documentId }) => documentId)

/** The body of a change, without whom it concerns. */
function changeOf(action: Action, form: FormData) {
  if (action === "publish" || action === "unpublish" || action === "delete") return { action }
  if (action === "feature" || action === "unfeature") return { action: "featured", featured: action === "feature" }
  if (action === "price") {
    const percent = Number(String(form.get("percent")).replace(",", ".").replace("−", "-"))
    return { action, percent, strike: form.get("strike") !== null }
  }
  const category = [String(form.get("category"))]
  const [add, remove] = action === "addCategory" ? [category, []] : [[], category]
  return { action: "categories", add, remove }
}

/** Actions on the selected products, with a result for each. */
export function ProductBulk() {
  const t = useText()
  const locale = useConsoleLocale()
  const notify = useNotify()
  const queries = useQueryClient()
  const mayWrite = useMay("catalogue.write")
  const categories = useCategories().data ?? []
  const { selectedIds, onSelect, onUnselectItems } = useListContext()
  const [action, setAction] = useState<Action>("publish")
  const [sent, setSent] = useState<SentChange & { deleted: string[] }>()
  const [busy, setBusy] = useState(false)
  const selected = t("products.selected", { n: selectedIds.length })
  const [isAsking, setAsking] = useState(false)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (action === "delete") setAsking(true)
    else void apply(changeOf(action, new FormData(event.currentTarget)))
  }
  async function apply(change: object) {
    setAsking(false)
    setBusy(true)
    const toBody = (documentIds: readonly string[]) => ({ ...change, documentIds })
    const outcome: SentChange = await sendInParts("/products/bulk", { items: selectedIds, atOnce, toBody })
    // Of what is known to be unchanged alone: a second change would add to the first.
    onSelect(outcome.unsent)
    const deleted = action === "delete" ? doneIn(outcome) : []
    const isWhole = outcome.problem === undefined && deleted.length === outcome.results.length
    if (isWhole && deleted.length > 0) {
      notify(<RestoreNote documentIds={deleted} />, { autoHideDuration: restoreOffer })
    } else if (outcome.problem === undefined || outcome.results.length + outcome.unknown.length > 0) {
      setSent({ ...outcome, deleted })
    }
    if (outcome.problem !== undefined) notify(rejectionText(outcome.problem, t), { type: "error" })
    setBusy(false)
    void queries.invalidateQueries({ queryKey: ["products"] })
  }
  return (
    <>
      {mayWrite && selectedIds.length > 0 && (
        <form className={ordersChoices.cBulk} aria-label={selected} onSubmit={submit}>
          <b aria-live="polite">{selected}</b>
          <SelectAllFound text="products.selectFound" />
          <label>
            <span>{t("products.bulk.do")}</span>
            <select
              value={action}
              onChange={({ target }) => setAction(actions.find((one) => one === target.value) ?? action)}
            >
              <Options of={actions.map((one) => [one, t(`products.bulk.${one}`)])} />
            </select>
          </label>
          {(action === "addCategory" || action === "removeCategory") && (
            <select name="category" aria-label={t("products.filter.category")} required>
              <Options
                of={categories.map(({ documentId, parent, title }) => [
                  documentId,
                  `${parent ? "\u2003" : ""}${titleIn(title, locale)}`,
                ])}
              />
            </select>
          )}
          {action === "price" && (
            <>
              <input
                className={ordersChoices.cCount}
                name="percent"
                type="number"
                min={-90}
                max={500}
                step={0.5}
                required
                aria-label={t("products.bulk.percent")}
                placeholder="%"
              />
              <Check label={t("products.bulk.strike")} name="strike" />
            </>
          )}
          <Button type="submit" disabled={busy}>
            {t("products.bulk.apply")}
          </Button>
          <Button look="link" onClick={() => onUnselectItems()}>
            {t("products.unselect")}
          </Button>
        </form>
      )}
      {isAsking && (
        <Dialog title={selected} onClose={() => setAsking(false)}>
          <p>{t("products.bulk.deleteAsk", { n: selectedIds.length })}</p>
          <div className={parts.cActs}>
            <Button onClick={() => apply({ action: "delete" })}>{t("products.bulk.delete")}</Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t("shell.close")}
            </Button>
          </div>
        </Dialog>
      )}
      {sent && <ProductBulkResult sent={sent} deleted={sent.deleted} onClose={() => setSent(undefined)} />}
    </>
  )
}
