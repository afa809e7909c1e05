import * as buttons from "#app/styles/buttons.module.css"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"

/** Removes a page that is called so. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useText()
  const label = t("section.remove", { name })
  return (
    <button type="button" className={buttons.iconBtn} aria-label={label} title={label} onClick={onRemove}>
      <Icon name="trash-2" />
    </button>
  )
}
