import type { TrackingImport } from "#api/imports/contract-tracking-import.ts"
import { useText } from "../../i18n/use-text.ts"
import * as orderDialogs from "../../styles/order-dialogs.module.css"

/** Kind of a carrier's file. */
export type ParcelFile = "tracking" | "cash"

/** Results of a carrier's file or its dry run, row by row. */
export function ImportRows({ result, kind }: { result: TrackingImport["data"]; kind: ParcelFile }) {
  const t = useText()
  const [would, did] =
    kind === "cash" ? (["import.cash.would", "import.cash.did"] as const) : (["import.would", "import.did"] as const)
  const { dryRun, done, same, problems, rows } = result
  return (
    <>
      <p role="status">
        <b>{t(dryRun ? would : did, { n: done })}</b>
        {same > 0 && ` · ${t("import.same", { n: same })}`}
        {problems > 0 && ` · ${t("import.problems", { n: problems })}`}
      </p>
      <ul className={orderDialogs.cResults}>
        {rows
          .filter((row) => row.result === "problem")
          .map((row) => (
            <li key={row.row} className={orderDialogs.failed}>
              <bdi>{t("import.row", { row: row.row })}</bdi>
              <bdi dir="ltr">{row.number || "–"}</bdi>
              <span>
                {row.problem && t(`import.problem.${row.problem}`, { from: row.from ? t(`status.${row.from}`) : "" })}
              </span>
            </li>
          ))}
      </ul>
    </>
  )
}
