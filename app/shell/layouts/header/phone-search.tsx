import { useI18n } from "../../../i18n/i18n.tsx"
import { SearchForm } from "../../../search/search-form.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import { Icon } from "../../../ui/icon.tsx"
import * as phonePanels from "../menus/phone-panels.module.css"

export const searchId = "site-search"

/** The search panel of phones: a popover, so that its toggles work without JavaScript. `browser/popover-layers.ts` moves the focus into
 *  its field and closes it. */
export function PhoneSearch() {
  const { t } = useI18n()
  return (
    <div id={searchId} className={phonePanels.searchPanel} popover="auto" data-layer="">
      <SearchForm />
      <button
        type="button"
        className={buttons.iconBtn}
        popoverTarget={searchId}
        popoverTargetAction="hide"
        aria-label={t("shell.search.close")}
      >
        <Icon name="x" />
      </button>
    </div>
  )
}
