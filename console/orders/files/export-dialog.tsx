import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { carriers } from "#core/delivery/carrier.ts"
import { fetchRaw, RejectedError } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { listQuery } from "../../data/list-query.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Options, Select } from "../../ui/forms/select.tsx"
import { useListContext } from "../../ui/lists/list-context.tsx"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { saveStream } from "../../ui/save-file.ts"

const formats = ["xlsx", "csv", ...carriers] as const

type Named = { count: number; orders: { documentId: string; number: string }[] }

/** The orders for which a carrier's file is rejected: nobody knows what their delivery costs, or they are in a file already. */
function rejectedOrders(error: unknown, reason: "noDeliveryPrice" | "exported"): Named | null {
  if (!(error instanceof RejectedError) || error.details.reason !== reason) return null
  // As api/orders/contract-admin-list.ts says.
  return error.details as Named
}

/** Links to rejected orders. */
function OrderLinks({ orders, count, onLeave }: Named & { onLeave: () => void }) {
  return (
    <p>
      {orders.map(({ documentId, number }) => (
        <span key={documentId}>
          <ButtonLink look="link" to={`/orders/${documentId}`} onClick={onLeave}>
            <bdi dir="ltr">{number}</bdi>
          </ButtonLink>{" "}
        </span>
      ))}
      {orders.length < count && "…"}
    </p>
  )
}

/** A file of the selected orders, or of all that pass the filters, with its progress. A carrier's file marks its orders, and
 *  warns before one is written twice. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { filterValues, selectedIds, onUnselectItems, total = 0 } = useListContext()
  const [progress, setProgress] = useState<{ kilobytes: number; rows: number }>()
  const [problem, setProblem] = useState<unknown>()
  const unpriced = rejectedOrders(problem, "noDeliveryPrice")
  const exported = rejectedOrders(problem, "exported")
  const queries = useQueryClient()
  // The answer about orders without a price, kept while the next question is asked.
  const [leftOut, setLeftOut] = useState("")
  const stop = useRef(new AbortController())
  useEffect(() => () => stop.current.abort(), [])
  const count = selectedIds.length > 0 ? selectedIds.length : total
  async function fetchFile(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { nativeEvent } = event
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const chosen = new FormData(event.currentTarget, submitter)
    const format = String(chosen.get("format"))
    const unpricedChoice = String(chosen.get("unpriced") ?? leftOut)
    const again = String(chosen.get("again") ?? "")
    const isCarrier = carriers.some((carrier) => carrier === format)
    setLeftOut(unpricedChoice)
    const body = selectedIds.length > 0 ? { documentIds: selectedIds } : undefined
    setProblem(undefined)
    setProgress({ kilobytes: 0, rows: count })
    try {
      const options = isCarrier ? { format, unpriced: unpricedChoice, again } : { format, locale }
      const path = apiPath("/orders/export", { query: listQuery({ filter: { ...filterValues, ...options } }) })
      const answer = await fetchRaw(isCarrier || body ? "POST" : "GET", path, { body, signal: stop.current.signal })
      const rows = Number(answer.headers.get("x-total-rows") ?? count)
      const name = `orders-${format}.${format === "csv" ? "csv" : "xlsx"}`
      await saveStream(answer, name, (bytes) => setProgress({ kilobytes: Math.round(bytes / 1024), rows }))
      if (isCarrier) onUnselectItems()
      onClose()
    } catch (error) {
      if (!stop.current.signal.aborted) setProblem(error)
      setProgress(undefined)
    } finally {
      if (isCarrier) void queries.invalidateQueries({ queryKey: ["orders"] })
    }
  }
  const rejected = unpriced ?? exported
  const rejectedText = unpriced
    ? t("export.unpriced", { n: unpriced.count })
    : exported && t("export.exported", { n: exported.count })
  return (
    <Dialog title={t("export.title")} onClose={onClose}>
      <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} onSubmit={fetchFile}>
        <p className="muted">{t("export.what", { n: count })}</p>
        <Problem text={rejectedText ?? rejectionText(problem, t)} />
        {rejected && <OrderLinks {...rejected} onLeave={onClose} />}
        <Select label={t("export.format")} name="format" defaultValue="xlsx" onChange={() => setProblem(undefined)}>
          <Options of={formats.map((format) => [format, t(`export.${format}`)])} />
        </Select>
        {progress && (
          <p role="status" className="small muted">
            {t("export.progress", { n: progress.rows, size: progress.kilobytes })}
          </p>
        )}
        {progress && <progress aria-label={t("export.title")} />}
        {unpriced && unpriced.count < count && (
          <Button look="quiet" type="submit" name="unpriced" value="leave-out">
            {t("export.leaveOut")}
          </Button>
        )}
        {exported && exported.count < count && (
          <Button type="submit" name="again" value="leave-out">
            {t("export.leaveExported")}
          </Button>
        )}
        {exported ? (
          <Button look="quiet" type="submit" name="again" value="include">
            {t("export.again")}
          </Button>
        ) : (
          <Button type="submit" disabled={progress !== undefined}>
            {t("orders.export")}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
