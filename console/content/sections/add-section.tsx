import type { SectionKind } from "#core/content/sections/section.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { SectionDrawing } from "./section-drawing.tsx"
import * as css from "./sections.module.css"

type Props = { kinds: readonly SectionKind[]; onAdd: (kind: SectionKind) => void; onClose: () => void }

/** The kinds of sections that a page may have, to add one of them. */
export function AddSection({ kinds, onAdd, onClose }: Props) {
  const t = useText()
  return (
    <Dialog title={t("section.addTitle")} onClose={onClose} wide>
      <ul className={css.sKinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button type="button" onClick={() => onAdd(kind)}>
              <SectionDrawing kind={kind} />
              <span className={css.sName}>
                <b>{t(`section.kind.${kind}`)}</b> <small>{t(`section.about.${kind}`)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={parts.cActs}>
        <Button look="quiet" onClick={onClose}>
          {t("shell.close")}
        </Button>
      </p>
    </Dialog>
  )
}
