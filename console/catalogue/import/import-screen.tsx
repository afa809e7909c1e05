import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "react-router"
import type { ProductImportReport } from "#api/imports/contract-product-import.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Problem } from "../../ui/problem.tsx"
import * as css from "../products/products.module.css"
import { failureText, fileProblemText } from "./import-failure.ts"
import { ImportFiles } from "./import-files.tsx"
import { ImportHelp } from "./import-help.tsx"
import { ImportReport } from "./import-report.tsx"
import { type FileProgress, type ImportFiles as Files, sendProductFile } from "./import-stream.ts"

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
  const problemText =
    problem === undefined ? "" : typeof problem === "string" ? failureText(problem, t) : fileProblemText(problem, t)
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
      <Problem text={problemText} />
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
        <Button disabled={busy} onClick={() => run({ table: file, zip }, false)}>
          {changesVariants
            ? t("productFile.storeFile")
            : t("productFile.store", { n: report.created + report.changed })}
        </Button>
      )}
    </section>
  )
}
