import { type KeyboardEvent, type ToggleEvent, useRef } from "react"
import { usePopoverLayer } from "../../../cart/panel/use-popover-layer.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { useFollow } from "../../../ui/still/follow-links.ts"
import { useCloseOnNavigation } from "../menus/close-on-navigation.ts"
import * as phonePanels from "../menus/phone-panels.module.css"
import { SearchForm } from "./search-form.tsx"

export const searchId = "site-search"

function focusField(event: ToggleEvent<HTMLDivElement>) {
  if (event.newState === "open") event.currentTarget.querySelector("input")?.focus()
}

/** Closes the panel with the suggestions in it: one press of Escape is enough. */
function closeAtOnce(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== "Escape" || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.hidePopover()
}

/** The search panel of phones: a popover, so that its toggles work without JavaScript. */
export function PhoneSearch() {
  const { t } = useI18n()
  const panel = useRef<HTMLDivElement>(null)
  // Before the layer is entered again: what closes needs none.
  useCloseOnNavigation(panel)
  usePopoverLayer(panel)
  const follow = useFollow()
  return (
    <div
      id={searchId}
      className={phonePanels.searchPanel}
      popover="auto"
      ref={panel}
      onToggle={focusField}
      onKeyDownCapture={closeAtOnce}
      onClickCapture={follow}
    >
      <SearchForm replace />
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
