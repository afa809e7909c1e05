import Drawer from "@mui/material/Drawer"
import MenuList from "@mui/material/MenuList"
import { useState } from "react"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import { MenuLink } from "./menu-link.tsx"
import { useMenu } from "./use-menu.ts"
import { WhoItems } from "./who-items.tsx"

/** A phone's bar at the foot, within reach of a thumb: the first four places, and all others behind one button. */
export function PhoneBar() {
  const t = useText()
  const entries = useMenu()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (entries.length === 0) return null
  const rest = entries.slice(4)
  return (
    <>
      <nav className="c-dock" aria-label={t("shell.menu")}>
        {entries.slice(0, 4).map((entry) => (
          <MenuLink key={entry.path} entry={entry} />
        ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="menu" />
          <span>{t("shell.more")}</span>
        </button>
      </nav>
      <Drawer anchor="bottom" open={open} onClose={close}>
        {rest.length > 0 && (
          <nav className="c-nav c-sheet" aria-label={t("shell.more")}>
            {rest.map((entry) => (
              <MenuLink key={entry.path} entry={entry} onGo={close} />
            ))}
          </nav>
        )}
        <MenuList className="c-sheet">
          <WhoItems onDone={close} />
        </MenuList>
      </Drawer>
    </>
  )
}
