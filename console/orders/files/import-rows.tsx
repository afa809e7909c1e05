import type { TrackingImport } from "#api/imports/contract-tracking-import.ts"
import { useText } from "../../i18n/use-text.ts"
import * as orderDialogs from "../../styles/order-dialogs.module.css"

/** What a file of tracking numbers did, or would do, row by row. */
export function ImportRows({ result }: { result: TrackingImport["data"] }) {
  const t = useText()
  const { dryRun, done, same, problems, rows } = result
  return (
    <>
      <p role="status">
        <b>{t(dryRun ? "import.would" : "import.did", { n: done })}</b>
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
