import type { MovingArchive, MovingFile } from "#api/imports/contract-moving.ts"
import { columnFates } from "#core/moving/columns.ts"
import { movingNotes } from "#core/moving/moved-product.ts"
import { ImportReport } from "../catalogue/import/import-report.tsx"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import * as css from "./moving.module.css"
import type { MovingAnswer } from "./moving-stream.ts"

/** Names that are written out; the others are counted. */
const maxNames = 12

/** What the shop says of a file: what is made, what is unsure, what is lost. */
export function MovingReport({ answer }: { answer: MovingAnswer }) {
  const t = useText()
  const { about, archive, lost, leftOut, redirects, report } = answer
  if (archive) return <ArchiveReport archive={archive} report={report} />
  if (!about) return null
  return (
    <>
      <Made about={about} isDone={report?.dryRun === false} />
      {leftOut !== undefined && <p>{t("moving.leftOut", { n: leftOut })}</p>}
      {redirects !== undefined && <p>{t("moving.redirected", { n: redirects })}</p>}
      {(["unsure", "lost", "changed"] as const).map((kind) => (
        <Notes key={kind} about={about} kind={kind} />
      ))}
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
      <Columns about={about} />
      {report && (report.problems > 0 || !report.dryRun) && <ImportReport report={report} />}
    </>
  )
}

function ArchiveReport({ archive, report }: Pick<MovingAnswer, "report"> & { archive: MovingArchive }) {
  const t = useText()
  return (
    <>
      <p>{t("moving.archive", archive)}</p>
      {report && <ImportReport report={report} />}
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

function Notes({ about, kind }: { about: MovingFile; kind: "unsure" | "lost" | "changed" }) {
  const t = useText()
  const notes = about.notes.filter(({ code }) => movingNotes[code] === kind)
  if (notes.length === 0) return null
  return (
    <section className={css.cMovingNotes} data-kind={kind}>
      <h3>
        <Icon name={kind === "changed" ? "check" : "circle-alert"} />
        {t(`moving.kind.${kind}`)}
      </h3>
      <ul>
        {notes.map(({ code, count, examples }) => (
          <li key={code}>
            <details>
              <summary>{t(`moving.note.${code}`, { n: count })}</summary>
              <ul>
                {examples.map(({ line, value }) => (
                  <li key={`${line} ${value}`}>
                    {t("moving.row", { n: line })} <bdi>{value}</bdi>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Columns({ about: { columns } }: { about: MovingFile }) {
  const t = useText()
  const unknown = columns.filter(({ isKnown }) => !isKnown)
  const of = (fate: (typeof columnFates)[number]) => columns.filter((column) => column.isKnown && column.fate === fate)
  const groups = [...columnFates.map((fate) => [fate, of(fate)] as const), ["unknown", unknown] as const]
  return (
    <details className={css.cMovingNotes}>
      <summary>{t("moving.columns", { n: of("lost").length + unknown.length })}</summary>
      <dl>
        {groups.map(
          ([name, all]) =>
            all.length > 0 && (
              <div key={name}>
                <dt>{t(`moving.fate.${name}`)}</dt>
                <dd>
                  <bdi>{all.map(({ title }) => title).join(" · ")}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </details>
  )
}
