import Menu from "@mui/material/Menu"
import { useState } from "react"
import { textDirection } from "#core/i18n/locale.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { useMe } from "../staff/sign-in/use-me.ts"
import { toInitials } from "./initials.ts"
import { WhoItems } from "./who-items.tsx"

/** Who is signed in, at the foot of the side bar; opens account, language and the way out. */
export function WhoMenu() {
  const t = useText()
  const me = useMe()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const start = textDirection(useConsoleLocale()) === "rtl" ? "right" : "left"
  if (!me) return null
  return (
    <>
      <button type="button" className="who-am" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <span className="av" aria-hidden="true">
          {toInitials(me.name)}
        </span>
        <span className="who">
          <b dir="auto">{me.name}</b>
          <span className="small muted">{t(`role.${me.role}`)}</span>
        </span>
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "top", horizontal: start }}
        transformOrigin={{ vertical: "bottom", horizontal: start }}
      >
        <WhoItems onDone={() => setAnchor(null)} />
      </Menu>
    </>
  )
}
