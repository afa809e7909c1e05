import { useText } from "../../i18n/use-text.ts"
import { IconButton } from "../../ui/button.tsx"

/** Removes a page that is called so. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useText()
  const label = t("section.remove", { name })
  return <IconButton icon="trash-2" label={label} title={label} onClick={onRemove} />
}
