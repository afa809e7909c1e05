import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "react-router"
import type { ProductImportReport } from "#api/imports/contract-product-import.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { RejectedError } from "../../data/api-client.ts"
import type { Say } from "../../i18n/texts.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { tableErrorText } from "../../ui/table-error-text.ts"
import * as css from "../products/products.module.css"
import { ImportFiles } from "./import-files.tsx"
import { ImportHelp } from "./import-help.tsx"
import { ImportReport } from "./import-report.tsx"
import { type FileProgress, type ImportFiles as Files, sendProductFile } from "./import-stream.ts"

const fileProblems = ["NO_SKU", "NO_ROWS", "NOT_ZIP"] as const
/** Failures of an accepted import. */
const failures = ["IMPORT_RUNNING", "UNFINISHED", "IMPORT_STOPPED"] as const

/** Returns the text of a rejected file. */
function whyNot(problem: unknown, t: Say): string {
  if (problem === "CHANGED_MEANWHILE" || problem === "STOCK_BELOW_ZERO") return t("productFile.failed")
  const failure = failures.find((one) => one === problem)
  if (failure) return t(`productFile.${failure}`)
  if (typeof problem === "string") return t("productFile.failedServer")
  const limit = tableErrorText(problem, t)
  if (limit !== undefined) return limit
  const code = problem instanceof RejectedError ? fileProblems.find((one) => one === problem.details.code) : undefined
  return code ? t(`productFile.${code}`) : rejectionText(problem, t, { 413: t("productFile.tooLarge") })
}

/** Products from a file: first what it would do, row by row, then the same for good. */
export function ImportScreen() {
  const t = useText()
  const queries = useQueryClient()
  const [file, setFile] = useState<File>()
  const [zip, setZip] = useState<File>()
  const [report, setReport] = useState<ProductImportReport>()
  const [progress, setProgress] = useState<FileProgress>()
  const [problem, setProblem] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [isStoring, setIsStoring] = useState(false)
  async function run(chosen: Files, dryRun: boolean) {
    setFile(chosen.table)
    setZip(chosen.zip)
    setBusy(true)
    setIsStoring(!dryRun)
    setProblem(undefined)
    if (dryRun) setReport(undefined)
    try {
      const line = await sendProductFile(chosen, dryRun, setProgress)
      if (line.kind === "result") setReport(line.data)
      else setProblem(line.code)
      if (!dryRun) await queries.invalidateQueries()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
      setIsStoring(false)
      setProgress(undefined)
    }
  }
  const changesVariants = report !== undefined && report.variants.created + report.variants.changed > 0
  const mayStore = report?.dryRun && report.problems === 0 && (report.created + report.changed > 0 || changesVariants)
  return (
    <section className={`${ordersHead.cBoard} ${css.pImport}`}>
      <header className={ordersHead.cTop}>
        <Link className={buttons.iconBtn} to="/products" aria-label={t("productFile.back")}>
          <Icon name="arrow-left" flip />
        </Link>
        <h1>{t("productFile.title")}</h1>
      </header>
      <Problem text={problem === undefined ? "" : whyNot(problem, t)} />
      <ImportFiles
        table={file}
        zip={zip}
        isBusy={busy}
        onTable={(table, pictures = zip) => void run({ table, zip: pictures }, true)}
        onZip={(pictures) => (file ? void run({ table: file, zip: pictures }, true) : setZip(pictures))}
        onNoZip={() => (file ? void run({ table: file, zip: undefined }, true) : setZip(undefined))}
      />
      {!(report || busy) && <ImportHelp />}
      {busy && (
        <p role="status">
          {progress ? t(`productFile.progress.${progress.phase}`, progress) : t("productFile.looking")}
          <progress aria-label={t("productFile.title")} value={progress?.done} max={progress?.total ?? 1} />
        </p>
      )}
      {/* How far it is takes the place of what it would do, which may be longer than the screen. */}
      {report && !isStoring && <ImportReport report={report} />}
      {mayStore && file && !isStoring && (
        <button type="button" className={buttons.btn} disabled={busy} onClick={() => run({ table: file, zip }, false)}>
          {changesVariants
            ? t("productFile.storeFile")
            : t("productFile.store", { n: report.created + report.changed })}
        </button>
      )}
    </section>
  )
}
