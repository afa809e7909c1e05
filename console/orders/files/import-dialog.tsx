import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import type { TrackingImport } from "#api/imports/contract-tracking-import.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useTask } from "../../data/use-task.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/forms/field.tsx"
import { Options, Select } from "../../ui/forms/select.tsx"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { tableErrorText } from "../../ui/table-error-text.ts"
import { ImportRows, type ParcelFile } from "./import-rows.tsx"

const carriers = ["ecotrack", "yalidine", "noest", "zr"] as const

type Import = TrackingImport["data"]

type Source = { file: File; carrier: string; kind: ParcelFile }

/** Tracking numbers or payments from a carrier's file: first what would happen, then the same for good. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const [source, setSource] = useState<Source>()
  const [result, setResult] = useState<Import>()
  const { run: runTask, busy, problem } = useTask()
  const isCash = source?.kind === "cash"
  async function run(from: Source, dryRun: "0" | "1") {
    await runTask(async () => {
      const path = apiPath(`/orders/${from.kind}-import`, { query: { carrier: from.carrier, dryRun } })
      setResult(await fetchJson<Import>("POST", path, from.file))
      if (dryRun === "0") await queries.invalidateQueries({ queryKey: ["orders"] })
    })
  }
  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get("file")
    if (!(file instanceof File)) return
    const kind: ParcelFile = form.get("kind") === "cash" ? "cash" : "tracking"
    const chosen = { file, carrier: String(form.get("carrier")), kind }
    setSource(chosen)
    void run(chosen, "1")
  }
  return (
    <Dialog title={t("import.title")} onClose={onClose} wide={result !== undefined}>
      <Problem
        text={
          tableErrorText(problem, t) ??
          rejectionText(problem, t, { 400: t(isCash ? "import.cash.unreadable" : "import.unreadable") })
        }
      />
      <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} onSubmit={check}>
        <Select label={t("import.kind")} name="kind" onChange={() => setResult(undefined)}>
          <option value="tracking">{t("import.kind.tracking")}</option>
          <option value="cash">{t("import.kind.cash")}</option>
        </Select>
        <Select label={t("import.carrier")} name="carrier">
          <Options of={carriers.map((carrier) => [carrier, t(`export.${carrier}`)])} />
        </Select>
        <Field label={t("import.file")} name="file" type="file" accept=".csv,.txt,.tsv,.xlsx" required />
        <button type="submit" className={result ? `${buttons.btn} ${buttons.btnQuiet}` : buttons.btn} disabled={busy}>
          {t("import.check")}
        </button>
      </form>
      {result && source && <ImportRows result={result} kind={source.kind} />}
      <div className={parts.cActs}>
        {result?.dryRun && result.done > 0 && source && (
          <Button disabled={busy} onClick={() => run(source, "0")}>
            {t(isCash ? "import.cash.apply" : "import.apply", { n: result.done })}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t("shell.close")}
        </Button>
      </div>
    </Dialog>
  )
}
