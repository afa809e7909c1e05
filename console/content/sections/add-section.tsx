import type { SectionKind } from "#core/content/sections/section.ts"
import { useText } from "../../i18n/use-text.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { SectionDrawing } from "./section-drawing.tsx"

type Props = { kinds: readonly SectionKind[]; onAdd: (kind: SectionKind) => void; onClose: () => void }

/** The kinds of sections that a page may have, to add one of them. */
export function AddSection({ kinds, onAdd, onClose }: Props) {
  const t = useText()
  return (
    <Dialog title={t("section.addTitle")} onClose={onClose} wide>
      <ul className="s-kinds">
        {kinds.map((kind) => (
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
