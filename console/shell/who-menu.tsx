import { useMe } from "../data/use-me.ts"
import { useText } from "../i18n/use-text.ts"
import { toInitials } from "../staff/members/initials.ts"
import * as css from "../styles/frame.module.css"
import { Icon } from "../ui/icon.tsx"
import { Menu, MenuItem } from "../ui/menu.tsx"
import { useWhoEntries } from "./use-who-entries.ts"

/** The signed-in member, at the foot of the side bar; opens account, language and sign-out. */
export function WhoMenu() {
  const t = useText()
  const me = useMe()
  const entries = useWhoEntries()
  if (!me) return null
  const button = (
    <>
      <span className={css.av} aria-hidden="true">
        {toInitials(me.name)}
      </span>
      <span className={css.who}>
        <b dir="auto">{me.name}</b>
        <span className="small muted">{t(`role.${me.role}`)}</span>
      </span>
    </>
  )
  return (
    <Menu className={css.whoAm} side="top" button={button}>
      {entries.map(({ key, icon, text, run, lang, isChosen }) => (
        <MenuItem key={key} lang={lang} aria-current={isChosen} onPress={run}>
          <Icon name={icon} />
          {text}
        </MenuItem>
      ))}
    </Menu>
  )
}
