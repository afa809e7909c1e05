import type { MovingFile } from "#api/imports/contract-moving.ts"
import { columnFates } from "#core/moving/columns.ts"
import { movingNotes } from "#core/moving/moved-product.ts"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import * as css from "./moving.module.css"

type About = Pick<MovingFile, "notes" | "columns">

/** Lists what a file leaves unsure, lost or changed. */
export const FileNotes = ({ about }: { about: About }) =>
  (["unsure", "lost", "changed"] as const).map((kind) => <Notes key={kind} about={about} kind={kind} />)

function Notes({ about, kind }: { about: About; kind: "unsure" | "lost" | "changed" }) {
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

/** The columns of a file, each with its result. */
export function FileColumns({ about: { columns } }: { about: About }) {
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
