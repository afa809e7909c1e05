import type { SampleState } from "#api/sample/contract.ts"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"

/** What clearing deletes, counted, and what stays, by name and reason. */
export function SampleLists({ kinds }: Pick<SampleState, "kinds">) {
  const t = useText()
  const going = kinds.filter((one) => one.going > 0)
  const staying = kinds.flatMap(({ kind, staying: groups }) => groups.map((group) => ({ kind, ...group })))
  return (
    <>
      {going.length > 0 && (
        <section className={parts.cPart}>
          <h2>{t("sample.going")}</h2>
          <ul className={settings.cRows}>
            {going.map(({ kind, going: count }) => (
              <li key={kind}>
                <span>{t(`sample.kind.${kind}`)}</span> <b>{count}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      {staying.length > 0 && (
        <section className={parts.cPart}>
          <h2>{t("sample.staying")}</h2>
          <ul className={settings.cRows}>
            {staying.map(({ kind, reason, names }) => (
              <li key={`${kind} ${reason}`}>
                <span>
                  {t(`sample.kind.${kind}`)} <small>{t(`sample.reason.${reason}`)}</small>
                </span>
                <bdi>{names.join(" · ")}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
