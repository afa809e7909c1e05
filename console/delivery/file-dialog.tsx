import { useState } from "react"
import type { DeliveryTable } from "#api/delivery/contract-admin.ts"
import { type TableReadProblem, tableReadProblems } from "#core/files/table-read-error.ts"
import type { Say } from "../i18n/texts.ts"
import { useText } from "../i18n/use-text.ts"
import * as orderDialogs from "../styles/order-dialogs.module.css"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Field } from "../ui/forms/field.tsx"
import { type Edits, emptyDraft } from "../ui/sheet/edits.ts"
import { type Communes, type FileProblem, type FileRead, readDeliveryCsv } from "./csv-file.ts"
import { editCells } from "./draft.ts"

const isOfTable = (problem: FileProblem["problem"]): problem is TableReadProblem =>
  tableReadProblems.some((one) => one === problem)

function problemText(problem: FileProblem["problem"], value: string, t: Say): string {
  return isOfTable(problem) ? t(`fileLimit.${problem}`, { value }) : t(`tariff.problem.${problem}`)
}

type Props = { table: DeliveryTable; communes: Communes; onTake: (typed: Edits) => void; onClose: () => void }

/** Prices from a file: what is wrong with it row by row, or what it would change; then into the grid, not yet stored. */
export function FileDialog({ table, communes, onTake, onClose }: Props) {
  const t = useText()
  const [read, setRead] = useState<FileRead>()
  const changes = read ? Object.keys(editCells(emptyDraft, table, read.typed, communes.own).edits).length : 0
  const problems = read?.problems ?? []
  return (
    <Dialog title={t("tariff.import")} onClose={onClose} wide={problems.length > 0}>
      <Field
        label={t("tariff.file")}
        hint={t("tariff.fileHint")}
        type="file"
        accept=".csv,.txt,.tsv"
        onChange={async ({ target }) => {
          const file = await target.files?.[0]?.arrayBuffer()
          setRead(file && readDeliveryCsv(new Uint8Array(file), table.rows, communes))
        }}
      />
      <div role="status">
        {read && problems.length === 0 && <b>{t("tariff.would", { n: changes, rows: read.rows })}</b>}
        {problems.length > 0 && <b>{t("tariff.fileProblems", { n: problems.length })}</b>}
      </div>
      {problems.length > 0 && (
        <ul className={orderDialogs.cResults}>
          {problems.map(({ line, wilaya, problem, text }) => (
            <li key={`${line}.${problem}.${text}`} className={orderDialogs.failed}>
              {line !== null && <bdi>{t("tariff.line", { line })}</bdi>}
              {wilaya && <bdi>{wilaya}</bdi>}
              {text && <bdi dir="ltr">{text}</bdi>}
              <span>{problemText(problem, text, t)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={parts.cActs}>
        {read && problems.length === 0 && changes > 0 && (
          <Button onClick={() => onTake(read.typed)}>{t("tariff.take")}</Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t("shell.close")}
        </Button>
      </div>
    </Dialog>
  )
}
