import { type SectionKind, sectionKinds } from "#core/content/sections/section.ts"
import { useText } from "../../i18n/use-text.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { SectionDrawing } from "./section-drawing.tsx"

/** All kinds of sections, to add one of them. */
export function AddSection({ onAdd, onClose }: { onAdd: (kind: SectionKind) => void; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t("section.addTitle")} onClose={onClose} wide>
      <ul className="s-kinds">
        {sectionKinds.map((kind) => (
          <li key={kind}>
            <button type="button" onClick={() => onAdd(kind)}>
              <SectionDrawing kind={kind} />
              <span className="s-name">
                <b>{t(`section.kind.${kind}`)}</b> <small>{t(`section.about.${kind}`)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="c-acts">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t("shell.close")}
        </button>
      </p>
    </Dialog>
  )
}
