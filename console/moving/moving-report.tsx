import type { MovingArchive, MovingFile } from "#api/imports/contract-moving.ts"
import { ImportReport } from "../catalogue/import/import-report.tsx"
import { useText } from "../i18n/use-text.ts"
import { FileColumns, FileNotes } from "./file-notes.tsx"
import { HistoryReport, MovedParts } from "./moved-parts.tsx"
import * as css from "./moving.module.css"
import type { MovingAnswer } from "./moving-stream.ts"

/** Names that are written out; the others are counted. */
const maxNames = 12

/** The report on a file: what is made, unsure and lost. */
export function MovingReport({ answer }: { answer: MovingAnswer }) {
  const t = useText()
  const { about, archive, lost, leftOut, redirects, report } = answer
  if (answer.history) return <HistoryReport answer={answer} history={answer.history} />
  if (archive) return <ArchiveReport answer={answer} archive={archive} />
  if (!about) return null
  return (
    <>
      <Made about={about} isDone={report?.dryRun === false} />
      {leftOut !== undefined && <p>{t("moving.leftOut", { n: leftOut })}</p>}
      {redirects && <p>{t("moving.redirected", { n: redirects.stored })}</p>}
      {redirects && redirects.left > 0 && <p>{t("moving.redirectsLeft", { n: redirects.left })}</p>}
      <FileNotes about={about} />
      {lost && (
        <details className={css.cMovingNotes}>
          <summary>{t("moving.picturesLost", { n: lost.lost })}</summary>
          <ul>
            {lost.examples.map(({ address, code }) => (
              <li key={address}>
                <bdi dir="ltr">{address}</bdi> {t(pictureProblem(code))}
              </li>
            ))}
          </ul>
        </details>
      )}
      <FileColumns about={about} />
      {report && <Rows report={report} />}
    </>
  )
}

/** The rows that have a problem; where there is none, whether all is stored. */
function Rows({ report }: { report: NonNullable<MovingAnswer["report"]> }) {
  const t = useText()
  if (report.problems > 0) {
    return (
      <div className={css.cMovingRows}>
        <ImportReport report={report} />
      </div>
    )
  }
  return report.dryRun ? null : <p>{t("productFile.done")}</p>
}

function ArchiveReport({ answer, archive }: { answer: MovingAnswer; archive: MovingArchive }) {
  const t = useText()
  return (
    <>
      <p>{t("moving.archive", archive)}</p>
      <MovedParts answer={answer} />
      {answer.report && <Rows report={answer.report} />}
    </>
  )
}

const pictureProblems = ["NOT_HTTPS", "NOT_PUBLIC", "NOT_PICTURE", "PICTURE_TOO_LARGE"] as const
const pictureProblem = (code: string) =>
  `productFile.problem.${pictureProblems.find((one) => one === code) ?? "NOT_FETCHED"}` as const

function Made({ about, isDone }: { about: MovingFile; isDone: boolean }) {
  const t = useText()
  const names = (all: readonly string[]) => all.slice(0, maxNames).join(" · ") + (all.length > maxNames ? " …" : "")
  const made = [
    t("moving.products", { n: about.products }),
    about.variants > 0 && t("moving.variants", { n: about.variants }),
    about.pictures > 0 && t("moving.pictures", { n: about.pictures }),
    about.redirects > 0 && t("moving.addresses", { n: about.redirects }),
  ]
  return (
    <>
      <p role="status">
        <b>{t(isDone ? "moving.done" : "moving.would", { shop: t(`moving.format.${about.format}`) })}</b>{" "}
        {made.filter(Boolean).join(" · ")}
      </p>
      {about.prices && <p className="muted">{t("moving.prices", about.prices)}</p>}
      {about.categories.length > 0 && !isDone && (
        <p className="muted">
          {t("moving.categories", { n: about.categories.length, names: names(about.categories) })}
        </p>
      )}
      {about.brands.length > 0 && !isDone && (
        <p className="muted">{t("moving.brands", { n: about.brands.length, names: names(about.brands) })}</p>
      )}
    </>
  )
}
