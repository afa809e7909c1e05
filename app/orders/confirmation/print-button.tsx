import { useI18n } from "../../i18n/i18n.tsx"
import { island } from "../../page/island.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as panel from "../../styles/panel.module.css"
import { Icon } from "../../ui/icon.tsx"

/** Prints the page. */
export const PrintButton = island("print-button", () => {
  const { t } = useI18n()
  return (
    <button type="button" className={`${buttons.btn} ${buttons.btnQuiet} ${panel.needsScript}`} onClick={() => print()}>
      <Icon name="printer" />
      {t("confirmation.print")}
    </button>
  )
})
