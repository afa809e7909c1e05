import { useText } from "../../i18n/use-text.ts"
import { Button } from "../button.tsx"
import { Icon } from "../icon.tsx"
import * as css from "./sheet-bar.module.css"

type Props = {
  /** How many cells are changed, and how many are wrong. */
  changed: number
  wrong: number
  /** How many have to be filled in. */
  missing?: number
  /** Text while nothing is changed. */
  hint: string
  canUndo: boolean
  busy: boolean
  onSave: () => void
  onUndo: () => void
  onDiscard: () => void
}

/** Number of unsaved changes, and the button that saves them. */
export function SheetBar({ changed, wrong, missing = 0, hint, canUndo, busy, onSave, onUndo, onDiscard }: Props) {
  const t = useText()
  const showInvalid = () =>
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.scrollIntoView({ block: "center" })
  return (
    <footer className={css.sheetSave}>
      <p role="status">
        {changed > 0 ? t("sheet.changed", { n: changed }) : <span className="muted">{hint}</span>}
        {wrong > 0 && (
          <Button look="link" icon="triangle-alert" onClick={showInvalid}>
            {t("sheet.wrong", { n: wrong })}
          </Button>
        )}
        {missing > 0 && <span>{t("sheet.missing", { n: missing })}</span>}
      </p>
      <Button look="quiet" disabled={!canUndo} onClick={onUndo}>
        <Icon name="undo-2" flip />
        {t("sheet.undo")}
      </Button>
      <Button look="quiet" disabled={changed === 0} onClick={onDiscard}>
        {t("sheet.discard")}
      </Button>
      <Button disabled={changed === 0 || wrong > 0 || missing > 0 || busy} onClick={onSave}>
        {t("sheet.save")}
      </Button>
    </footer>
  )
}
