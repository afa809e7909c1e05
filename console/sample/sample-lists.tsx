import type { SampleState } from "#api/sample/contract.ts"
import { sectionKinds, sectionPages } from "#core/content/sections/section.ts"
import * as parts from "../catalogue/product/parts/parts.module.css"
import { useText } from "../i18n/use-text.ts"
import * as css from "./sample.module.css"

type Kinds = SampleState["kinds"]
type Named = { count: number; names: string[] }

/** A section is named by its page and its kind; everything else by its own name. */
function useThingName() {
  const t = useText()
  return (kind: Kinds[number]["kind"], name: string) => {
    const [pageName, kindName] = name.split(":")
    const page = sectionPages.find((one) => one === pageName)
    const section = sectionKinds.find((one) => one === kindName)
    if (kind !== "section" || !page || !section) return name
    return `${t(`section.page.${page}`)} · ${t(`section.kind.${section}`)}`
  }
}

function Names({ kind, things }: { kind: Kinds[number]["kind"]; things: Named }) {
  const t = useText()
  const nameOf = useThingName()
  const more = things.count - things.names.length
  return (
    <ul className={css.sampleNames}>
      {things.names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two reviews can have one name; the list never changes its order
        <li key={index}>
          <bdi>{nameOf(kind, name)}</bdi>
        </li>
      ))}
      {more > 0 && <li>{t("sample.more", { n: more })}</li>}
    </ul>
  )
}

/** What goes and what stays, by kind, with names and reasons. */
export function SampleLists({ kinds }: { kinds: Kinds }) {
  const t = useText()
  const going = kinds.filter((one) => one.going.count > 0)
  const staying = kinds.flatMap(({ kind, staying: groups }) => groups.map((group) => ({ kind, ...group })))
  return (
    <>
      {going.length > 0 && (
        <section className={parts.cPart}>
          <h2>{t("sample.going")}</h2>
          {going.map(({ kind, going: things }) => (
            <details key={kind} className={css.sampleKind}>
              <summary>
                {t(`sample.kind.${kind}`)} <b>{things.count}</b>
              </summary>
              <Names kind={kind} things={things} />
            </details>
          ))}
        </section>
      )}
      {staying.length > 0 && (
        <section className={parts.cPart}>
          <h2>{t("sample.staying")}</h2>
          {staying.map(({ kind, reason, ...things }) => (
            <details key={`${kind} ${reason}`} className={css.sampleKind}>
              <summary>
                {t(`sample.kind.${kind}`)} <b>{things.count}</b> <small>{t(`sample.reason.${reason}`)}</small>
              </summary>
              <Names kind={kind} things={things} />
            </details>
          ))}
        </section>
      )}
    </>
  )
}
