import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import type { SectionDraft } from "./section-draft.ts"
import { SectionDrawing } from "./section-drawing.tsx"
import * as css from "./sections.module.css"

/** The default sections of a page, and the button that begins with them. */
export function DefaultSections({ sections, onStart }: { sections: SectionDraft[]; onStart: () => void }) {
  const t = useText()
  return (
    <section className={parts.cPart} aria-labelledby="default-sections">
      <div className={css.sDefault}>
        <h2 id="default-sections">{t("section.default")}</h2>
        <p>{t("section.defaultWhy")}</p>
        <Button onClick={onStart}>{t("section.start")}</Button>
      </div>
      <ol className={css.sList}>
        {sections.map(({ key, kind }) => (
          <li key={key}>
            <div className={`${css.sHead} ${css.sFixed}`}>
              <SectionDrawing kind={kind} />
              <span className={css.sName}>
                <b>{t(`section.kind.${kind}`)}</b>
                <small>{t(`section.about.${kind}`)}</small>
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
