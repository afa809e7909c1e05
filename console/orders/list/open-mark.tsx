import { useText } from "../../i18n/use-text.ts"

/** Says that the staff has to ask which variant of a line is meant. */
export function OpenMark({ id }: { id?: string }) {
  const t = useText()
  return (
    <span id={id} className="st st-wait">
      {t("order.openChoice")}
    </span>
  )
}
