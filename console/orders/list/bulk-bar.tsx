import { Suspense, useState } from "react"
import { maySendParcel } from "#core/orders/order-status.ts"
import { LazySendDialog } from "../../carriers/lazy-carriers.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/orders-choices.module.css"
import { Button } from "../../ui/button.tsx"
import { useListContext } from "../../ui/lists/list-context.tsx"
import { SelectAllFound } from "../../ui/lists/select-all-found.tsx"
import { Money } from "../../ui/money.tsx"
import { BulkDialogs, type BulkQuestion } from "./bulk-dialogs.tsx"
import { BulkMenu } from "./bulk-menu.tsx"
import { BulkResultDialog } from "./bulk-result-dialog.tsx"
import { BulkStatus } from "./bulk-status.tsx"
import { useBulkChange } from "./use-bulk-change.ts"
import { useOrderSelection } from "./use-order-selection.ts"

/** How many orders of the list are selected, what they come to, and what can be done with them, with a result for each. */
export function BulkBar() {
  const t = useText()
  const mayWrite = useMay("orders.write")
  const { selectedIds, onUnselectItems } = useListContext()
  const selection = useOrderSelection()
  const { change, progress, sent, close } = useBulkChange()
  const [question, setQuestion] = useState<BulkQuestion>()
  const [sending, setSending] = useState<readonly string[]>()
  const n = progress?.of ?? selectedIds.length
  const selected = t("orders.selected", { n })
  return (
    <>
      {n > 0 && (
        <fieldset className={css.cBulk} aria-label={selected} aria-busy={progress !== undefined}>
          <b aria-live="polite">
            {selected}
            {selection && selectedIds.length > 0 && (
              <>
                {" · "}
                <Money dinars={selection.total} />
              </>
            )}
          </b>
          {progress ? (
            <label>
              <progress value={progress.done} max={progress.of} />
              <span>{t("orders.progress", { done: progress.done, of: progress.of })}</span>
            </label>
          ) : (
            <>
              <SelectAllFound text="orders.selectFound" />
              {mayWrite && selection && <BulkStatus selection={selection} what={selected} onChange={change} />}
              {mayWrite && selection?.statuses.some(maySendParcel) && (
                <Button onClick={() => setSending(selectedIds)}>{t("orders.sendParcels")}</Button>
              )}
              <BulkMenu mayWrite={mayWrite} onAsk={setQuestion} />
              <Button look="link" onClick={() => onUnselectItems()}>
                {t("orders.unselect")}
              </Button>
            </>
          )}
        </fieldset>
      )}
      {question && <BulkDialogs question={question} onClose={() => setQuestion(undefined)} onChange={change} />}
      {sending && (
        <Suspense>
          <LazySendDialog documentIds={sending} onClose={() => setSending(undefined)} />
        </Suspense>
      )}
      {sent && <BulkResultDialog sent={sent} onClose={close} />}
    </>
  )
}
