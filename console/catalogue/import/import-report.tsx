import type { ProductImportReport } from "#api/imports/contract-product-import.ts"
import { cutText } from "#core/cut-text.ts"
import { useText } from "../../i18n/use-text.ts"
import * as orderTable from "../../styles/order-table.module.css"
import { Icon } from "../../ui/icon.tsx"
import * as css from "../products/products.module.css"
import { columnText } from "./column-text.ts"

type Row = ProductImportReport["rows"][number]

/** So many rows are shown; the others are counted. */
const maxRows = 300

const short = (text: string) => (text.length > 60 ? `${cutText(text, 60)}…` : text)

/** Report of an import or its dry run: its problems first, else its changes. */
export function ImportReport({ report }: { report: ProductImportReport }) {
  const t = useText()
  const { dryRun, created, changed, same, problems, columns, rows, variants, split } = report
  const htmlCells = rows.reduce((n, { result, html }) => n + (result === "same" ? 0 : (html?.length ?? 0)), 0)
  const reportedRows = rows.filter(({ result }) => (problems > 0 ? result === "problem" : result !== "same"))
  return (
    <>
      <p role="status" className={css.pSum}>
        <b>{t("productFile.would", { n: rows.length })}</b>
        {created > 0 && ` · ${t("productFile.created", { n: created })}`}
        {changed > 0 && ` · ${t("productFile.changed", { n: changed })}`}
        {same > 0 && ` · ${t("productFile.same", { n: same })}`}
        {variants.created > 0 && ` · ${t("productFile.variantsCreated", { n: variants.created })}`}
        {variants.changed > 0 && ` · ${t("productFile.variantsChanged", { n: variants.changed })}`}
        {variants.same > 0 && ` · ${t("productFile.variantsSame", { n: variants.same })}`}
        {problems > 0 && <strong>{` · ${t("productFile.problems", { n: problems })}`}</strong>}
      </p>
      {columns.length > 0 && <p className="muted">{t("productFile.columns", { names: columns.join(", ") })}</p>}
      {problems > 0 && <p>{t("productFile.mend")}</p>}
      {htmlCells > 0 && <p className="muted">{t("productFile.html", { n: htmlCells })}</p>}
      {problems === 0 && dryRun && split > 0 && (
        <p className={css.pSplit}>
          <Icon name="circle-alert" />
          <span>{t("productFile.split", { n: split })}</span>
        </p>
      )}
      {problems === 0 && !dryRun && (
        <p className={css.pDone}>
          <Icon name="check" />
          {t("productFile.done")}
        </p>
      )}
      {problems === 0 && dryRun && reportedRows.length === 0 && <p>{t("productFile.nothing")}</p>}
      {reportedRows.length > 0 && (
        <table className={`${orderTable.orders} ${css.importRows}`}>
          <thead>
            <tr>
              <th>{t("productFile.line")}</th>
              <th>{t("products.column.product")}</th>
              <th>{t("productFile.what")}</th>
            </tr>
          </thead>
          <tbody>
            {reportedRows.slice(0, maxRows).map((row) => (
              <ReportRow key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {reportedRows.length > maxRows && (
        <p className="muted">{t("productFile.more", { n: reportedRows.length - maxRows })}</p>
      )}
    </>
  )
}

/** The columns of the file that become others. */
const columnsOf = (changes: Row["changes"]) => changes.flatMap(({ column }) => (column === "stock_by" ? [] : column))

function ReportRow({ row }: { row: Row }) {
  const t = useText()
  const { line, sku, parent, name, result, problems, changes, html = [] } = row
  const said = (value: string) => short(value) || t("productFile.empty")
  return (
    <tr>
      <td>
        <bdi>{line}</bdi>
      </td>
      <td>
        <bdi dir="ltr">{sku || parent || "–"}</bdi>
        <small>
          <bdi>{name}</bdi>
        </small>
      </td>
      <td>
        {result === "problem" ? (
          <ul className={css.pWrong}>
            {problems.map(({ column, code, value }) => {
              const word = columnText(column, t)
              return (
                <li key={`${column} ${code} ${value}`}>
                  <Icon name="circle-alert" />
                  <span>
                    {word && <b>{word}</b>}{" "}
                    <bdi dir="ltr" className={word && "muted"}>
                      {column}
                    </bdi>{" "}
                    {t(`productFile.problem.${code}`)}
                    {value && (
                      <>
                        {" · "}
                        <bdi>{short(value)}</bdi>
                      </>
                    )}
                  </span>
                </li>
              )
            })}
          </ul>
        ) : (
          <details>
            <summary>
              <span
                className={
                  result === "create" ? `${orderTable.st} ${orderTable.stOk}` : `${orderTable.st} ${orderTable.stGo}`
                }
              >
                {t(result === "create" ? "productFile.create" : "productFile.change")}
              </span>{" "}
              <bdi dir="ltr">{columnsOf(changes).join(", ")}</bdi>
            </summary>
            <ul>
              {changes.map(({ column, old, new: next }) => (
                <li key={column}>
                  {column === "stock_by"
                    ? t("productFile.stockBy")
                    : t("productFile.to", { column, old: said(old), new: said(next) })}
                </li>
              ))}
              {html.map((cell) => (
                <li key={cell.column}>
                  <HtmlCell cell={cell} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </td>
    </tr>
  )
}

/** A cell of HTML after its conversion, and what was left out of it. */
function HtmlCell({ cell: { column, to, dropped } }: { cell: NonNullable<Row["html"]>[number] }) {
  const t = useText()
  return (
    <>
      {t(to === "blocks" ? "productFile.htmlBlocks" : "productFile.htmlText", {
        column: columnText(column, t) ?? column,
      })}
      {dropped.length > 0 && (
        <>
          {" · "}
          {t("productFile.htmlDropped")} <bdi dir="ltr">{dropped.join(", ")}</bdi>
        </>
      )}
    </>
  )
}
