import { Dialog } from "@base-ui/react/dialog"
import { useRef, useState } from "react"
import { useText } from "../i18n/use-text.ts"
import * as css from "../styles/frame.module.css"
import { focusOnOpen } from "../ui/dialog.tsx"
import { Icon } from "../ui/icon.tsx"
import * as popups from "../ui/popups.module.css"
import type { MenuEntry } from "./menu-entries.ts"
import { MenuLink } from "./menu-link.tsx"
import { useWhoEntries } from "./use-who-entries.ts"

/** The button at the end of a phone's bar: all other places, account, language and the way out, in a drawer from below. */
export function MoreDrawer({ entries }: { entries: MenuEntry[] }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const who = useWhoEntries()
  const popup = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Icon name="menu" />
        <span>{t("shell.more")}</span>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={popups.cBackdrop} />
        <Dialog.Popup
          ref={popup}
          className={popups.cDrawer}
          aria-label={t("shell.more")}
          initialFocus={() => focusOnOpen(popup.current)}
        >
          {entries.length > 0 && (
            <nav className={`${css.cNav} ${css.cSheet}`} aria-label={t("shell.more")}>
              {entries.map((entry) => (
                <MenuLink key={entry.path} entry={entry} onGo={close} />
              ))}
            </nav>
          )}
          <div>
            {who.map(({ key, icon, text, run, lang, isChosen }) => (
              <Dialog.Close key={key} className={popups.cItem} lang={lang} aria-current={isChosen} onClick={run}>
                <Icon name={icon} />
                {text}
              </Dialog.Close>
            ))}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
