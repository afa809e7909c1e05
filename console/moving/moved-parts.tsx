import type { MovingFile, MovingHistory } from "#api/imports/contract-moving.ts"
import { useText } from "../i18n/use-text.ts"
import { FileColumns, FileNotes } from "./file-notes.tsx"
import * as css from "./moving.module.css"
import type { MovingAnswer } from "./moving-stream.ts"

const counts = ["made", "changed", "existing", "lost"] as const

/** The result for orders, reviews, pages and other parts beside products: a row for each, with a column for new, replaced, existing and
 *  lost where any part has some. */
export function MovedParts({ answer: { parts, isDry, archive } }: { answer: MovingAnswer }) {
  const t = useText()
  if (parts.length === 0) return null
  const shown = counts.filter((count) => parts.some((part) => part[count] > 0))
  // Of one file the sentence above has said it.
  if (!archive && shown.join() === "made") return null
  return (
    <div className={css.cMovingRows}>
      {archive && <p className="muted">{t(isDry ? "moving.partsWould" : "moving.partsDone")}</p>}
      <table className={css.cMovingParts}>
        <thead>
          <tr>
            <th scope="col">{t("moving.parts")}</th>
            {shown.map((count) => (
              <th key={count} scope="col">
                {t(`moving.parts.${count}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((line) => (
            <tr key={line.part}>
              <th scope="row">{t(`moving.part.${line.part}`)}</th>
              {shown.map((count) => (
                <td key={count} data-count={line[count] > 0 ? count : undefined}>
                  {line[count]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The shops that files of orders and reviews come from. */
const shopOf = {
  "woocommerce-orders": "woocommerce",
  "shopify-orders": "shopify",
  "youcan-orders": "youcan",
  "woocommerce-reviews": "woocommerce",
  reviews: "shopify",
} as const satisfies Record<MovingHistory["format"], MovingFile["format"]>

/** The report on a file of orders or reviews. */
export function HistoryReport({ answer, history }: { answer: MovingAnswer; history: MovingHistory }) {
  const t = useText()
  return (
    <>
      <p role="status">
        <b>
          {t(answer.isDry ? "moving.would" : "moving.done", { shop: t(`moving.format.${shopOf[history.format]}`) })}
        </b>{" "}
        {t(`moving.${history.part}`, { n: history.rows })}
      </p>
      <MovedParts answer={answer} />
      {history.part === "orders" && <p className="muted">{t("moving.quiet")}</p>}
      <FileNotes about={history} />
      <FileColumns about={history} />
    </>
  )
}
