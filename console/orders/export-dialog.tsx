import { type FormEvent, useEffect, useRef, useState } from "react"
import { useListContext } from "react-admin"
import { Problem } from "../auth/problem.tsx"
import { refusalText } from "../auth/refusal-text.ts"
import { askRaw } from "../data/ask-api.ts"
import { listQuery } from "../data/list-query.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { Dialog } from "../ui/dialog.tsx"
import { Select } from "../ui/select.tsx"
import { saveStream } from "./save-stream.ts"

const formats = ["xlsx", "csv", "ecotrack", "yalidine", "noest", "zr"] as const

/** A file of the selected orders, or of all that pass the filters; says how far it is. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { filterValues, selectedIds, total = 0 } = useListContext()
  const [progress, setProgress] = useState<{ kilobytes: number; rows: number }>()
  const [problem, setProblem] = useState<unknown>()
  const stop = useRef(new AbortController())
  useEffect(() => () => stop.current.abort(), [])
  const count = selectedIds.length > 0 ? selectedIds.length : total
  async function fetchFile(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const format = String(new FormData(event.currentTarget).get("format"))
    const filter = selectedIds.length > 0 ? { ids: selectedIds } : filterValues
    setProblem(undefined)
    setProgress({ kilobytes: 0, rows: count })
    try {
      const query = listQuery({ filter: { ...filter, format, locale } })
      const answer = await askRaw("GET", `/orders/export?${query}`, { signal: stop.current.signal })
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
        <Problem text={refusalText(problem, t)} />
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
        <button type="submit" className="btn" disabled={progress !== undefined}>
          {t("orders.export")}
        </button>
      </form>
    </Dialog>
  )
}
