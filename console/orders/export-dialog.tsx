import { type FormEvent, useEffect, useRef, useState } from "react"
import { useListContext } from "react-admin"
import { Link } from "react-router"
import { Problem } from "../auth/problem.tsx"
import { refusalText } from "../auth/refusal-text.ts"
import { apiPath } from "../data/api-path.ts"
import { askRaw, Refusal } from "../data/ask-api.ts"
import { listQuery } from "../data/list-query.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { Dialog } from "../ui/dialog.tsx"
import { Select } from "../ui/select.tsx"
import { saveStream } from "./save-stream.ts"

const formats = ["xlsx", "csv", "ecotrack", "yalidine", "noest", "zr"] as const

type Unpriced = { count: number; orders: { documentId: string; number: string }[] }

/** The orders for which a carrier's file is refused: nobody knows what their delivery costs. */
function unpricedOf(problem: unknown): Unpriced | null {
  if (!(problem instanceof Refusal) || problem.details.reason !== "noDeliveryPrice") return null
  // As api/contract/admin/order-list.ts says.
  return problem.details as Unpriced
}

/** Where the price of each can be written down. */
function Unpriced({ orders, count, onLeave }: Unpriced & { onLeave: () => void }) {
  return (
    <p>
      {orders.map(({ documentId, number }) => (
        <span key={documentId}>
          <Link className="link" to={`/orders/${documentId}`} onClick={onLeave}>
            <bdi dir="ltr">{number}</bdi>
          </Link>{" "}
        </span>
      ))}
      {orders.length < count && "…"}
    </p>
  )
}

/** A file of the selected orders, or of all that pass the filters; says how far it is. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { filterValues, selectedIds, total = 0 } = useListContext()
  const [progress, setProgress] = useState<{ kilobytes: number; rows: number }>()
  const [problem, setProblem] = useState<unknown>()
  const unpriced = unpricedOf(problem)
  const stop = useRef(new AbortController())
  useEffect(() => () => stop.current.abort(), [])
  const count = selectedIds.length > 0 ? selectedIds.length : total
  async function fetchFile(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { nativeEvent } = event
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const chosen = new FormData(event.currentTarget, submitter)
    const format = String(chosen.get("format"))
    const leaveOut = chosen.get("unpriced")
    const filter = selectedIds.length > 0 ? { ids: selectedIds } : filterValues
    setProblem(undefined)
    setProgress({ kilobytes: 0, rows: count })
    try {
      const query = listQuery({ filter: { ...filter, format, locale, ...(leaveOut && { unpriced: leaveOut }) } })
      const answer = await askRaw("GET", apiPath("/orders/export", { query }), { signal: stop.current.signal })
      const rows = Number(answer.headers.get("x-total-rows") ?? count)
      const name = `orders-${format}.${format === "csv" ? "csv" : "xlsx"}`
      await saveStream(answer, name, (bytes) => setProgress({ kilobytes: Math.round(bytes / 1024), rows }))
      onClose()
    } catch (refused) {
      if (!stop.current.signal.aborted) setProblem(refused)
      setProgress(undefined)
    }
  }
  return (
    <Dialog title={t("export.title")} onClose={onClose}>
      <form className="c-form c-inner" onSubmit={fetchFile}>
        <p className="muted">{t("export.what", { n: count })}</p>
        <Problem text={unpriced ? t("export.unpriced", { n: unpriced.count }) : refusalText(problem, t)} />
        {unpriced && <Unpriced {...unpriced} onLeave={onClose} />}
        <Select label={t("export.format")} name="format" defaultValue="xlsx">
          {formats.map((format) => (
            <option key={format} value={format}>
              {t(`export.${format}`)}
            </option>
          ))}
        </Select>
        {progress && (
          <p role="status" className="small muted">
            {t("export.progress", { n: progress.rows, size: progress.kilobytes })}
          </p>
        )}
        {progress && <progress aria-label={t("export.title")} />}
        {unpriced && unpriced.count < count && (
          <button type="submit" className="btn btn-quiet" name="unpriced" value="leave-out">
            {t("export.leaveOut")}
          </button>
        )}
        <button type="submit" className="btn" disabled={progress !== undefined}>
          {t("orders.export")}
        </button>
      </form>
    </Dialog>
  )
}
