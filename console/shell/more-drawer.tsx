import { useRef, useState } from "react"
import { createPortal } from "react-dom"
import { useText } from "../i18n/use-text.ts"
import { Icon } from "../ui/icon.tsx"
import * as popups from "../ui/popups.module.css"
import { useModal } from "../ui/use-modal.ts"
import * as css from "./frame.module.css"
import type { MenuEntry } from "./menu-entries.ts"
import { MenuLink } from "./menu-link.tsx"
import { useWhoEntries } from "./use-who-entries.ts"

/** The button at the end of a phone's bar: all other places, account, language and the way out, in a drawer from below. */
export function MoreDrawer({ entries }: { entries: MenuEntry[] }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const who = useWhoEntries()
  const drawer = useRef<HTMLDialogElement>(null)
  const close = () => setOpen(false)
  useModal(drawer, open, close)
  return (
    <>
      <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name="menu" />
        <span>{t("shell.more")}</span>
      </button>
      {createPortal(
        <dialog ref={drawer} className={popups.cDrawer} aria-label={t("shell.more")} tabIndex={-1}>
          {entries.length > 0 && (
            <nav className={`${css.cNav} ${css.cSheet}`} aria-label={t("shell.more")}>
              {entries.map((entry) => (
                <MenuLink key={entry.path} entry={entry} onGo={close} />
              ))}
            </nav>
          )}
          <div>
            {who.map(({ key, icon, text, run, lang, isChosen }) => (
              <button
                key={key}
                type="button"
                className={popups.cItem}
                lang={lang}
                aria-current={isChosen}
                onClick={() => {
                  close()
                  run()
                }}
              >
                <Icon name={icon} />
                {text}
              </button>
            ))}
          </div>
        </dialog>,
        document.body,
      )}
    </>
  )
}
