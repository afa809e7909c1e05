import MenuItem from "@mui/material/MenuItem"
import { useNavigate } from "react-router"
import { languages } from "../i18n/languages.ts"
import { useLocale } from "../i18n/locale-context.tsx"
import { useText } from "../i18n/use-text.ts"
import { useLogout } from "../staff/sign-in/use-logout.ts"
import { Icon } from "../ui/icon.tsx"

/** Account, languages and the way out, as items of a menu. */
export function WhoItems({ onDone }: { onDone: () => void }) {
  const t = useText()
  const [locale, setLocale] = useLocale()
  const logout = useLogout()
  const navigate = useNavigate()
  const doing = (what: () => void) => () => {
    onDone()
    what()
  }
  return [
    <MenuItem key="account" onClick={doing(() => navigate("/account"))}>
      <Icon name="user-round" />
      {t("shell.account")}
    </MenuItem>,
    ...languages.map((language) => (
      <MenuItem
        key={language.locale}
        lang={language.locale}
        selected={language.locale === locale}
        onClick={doing(() => setLocale(language.locale))}
      >
        <Icon name="languages" />
        {language.name}
      </MenuItem>
    )),
    <MenuItem key="out" onClick={doing(() => logout())}>
      <Icon name="log-out" />
      {t("shell.signOut")}
    </MenuItem>,
  ]
}
