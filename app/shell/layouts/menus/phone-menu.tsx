import type { MenuCategory } from "../../../api-client/aisles.ts"
import type { Settings } from "../../../api-client/content.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { PhoneMenuLinks } from "./phone-menu-links.tsx"
import * as css from "./phone-panels.module.css"

export const menuId = "site-menu"

type PhoneMenuProps = { settings: Settings; categories: MenuCategory[] }

/** The menu of phones, over the page's end side: a popover, so that its toggles work without JavaScript. */
export function PhoneMenu({ settings, categories }: PhoneMenuProps) {
  const { t } = useI18n()
  return (
    <nav id={menuId} className={css.menuPanel} popover="auto" data-layer="" aria-label={t("shell.nav.label")}>
      <div className={css.menuHead}>
        <h2>{t("shell.menu.open")}</h2>
        <button
          type="button"
          className={buttons.iconBtn}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={t("shell.menu.close")}
        >
          <Icon name="x" />
        </button>
      </div>
      <PhoneMenuLinks settings={settings} categories={categories} />
    </nav>
  )
}
