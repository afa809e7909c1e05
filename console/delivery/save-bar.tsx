import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"

type Props = {
  /** How many cells are changed, and how many are wrong. */
  changed: number
  wrong: number
  canUndo: boolean
  busy: boolean
  onSave: () => void
  onUndo: () => void
  onDiscard: () => void
}

/** What is not stored yet, and the one button that stores it. */
export function SaveBar({ changed, wrong, canUndo, busy, onSave, onUndo, onDiscard }: Props) {
  const t = useText()
  const showWrong = () =>
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.scrollIntoView({ block: "center" })
  return (
    <footer className="sheet-save">
      <p role="status">
        {changed > 0 ? t("tariff.changed", { n: changed }) : <span className="muted">{t("tariff.hint")}</span>}
        {wrong > 0 && (
          <button type="button" className="link" onClick={showWrong}>
            <Icon name="triangle-alert" />
            {t("tariff.wrong", { n: wrong })}
          </button>
        )}
      </p>
      <button type="button" className="btn btn-quiet" disabled={!canUndo} onClick={onUndo}>
        <Icon name="undo-2" flip />
        {t("tariff.undo")}
      </button>
      <button type="button" className="btn btn-quiet" disabled={changed === 0} onClick={onDiscard}>
        {t("tariff.discard")}
      </button>
      <button type="button" className="btn" disabled={changed === 0 || wrong > 0 || busy} onClick={onSave}>
        {t("tariff.save")}
      </button>
    </footer>
  )
}
