import { useText } from "../../i18n/use-text.ts"
import type { SectionDraft } from "./section-draft.ts"
import { SectionDrawing } from "./section-drawing.tsx"

/** What a page shows that nobody has arranged, and the way to begin from it. */
export function DefaultSections({ sections, onStart }: { sections: SectionDraft[]; onStart: () => void }) {
  const t = useText()
  return (
    <section className="c-part" aria-labelledby="default-sections">
      <div className="s-default">
        <h2 id="default-sections">{t("section.default")}</h2>
        <p>{t("section.defaultWhy")}</p>
        <button type="button" className="btn" onClick={onStart}>
          {t("section.start")}
        </button>
      </div>
      <ol className="s-list">
        {sections.map(({ key, kind }) => (
          <li key={key}>
            <div className="s-head s-still">
              <SectionDrawing kind={kind} />
              <span className="s-name">
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
