import { type ToggleEvent, useRef } from "react"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { useCloseOnNavigation } from "../menus/close-on-navigation.ts"
import * as phonePanels from "../menus/phone-panels.module.css"
import { SearchForm } from "./search-form.tsx"

export const searchId = "site-search"

function focusField(event: ToggleEvent<HTMLDivElement>) {
  if (event.newState === "open") event.currentTarget.querySelector("input")?.focus()
}

/** The search panel of phones: a popover, so that its toggles work without JavaScript. */
export function PhoneSearch() {
  const { t } = useI18n()
  const panel = useRef<HTMLDivElement>(null)
  useCloseOnNavigation(panel)
  return (
    <div id={searchId} className={phonePanels.searchPanel} popover="auto" ref={panel} onToggle={focusField}>
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
