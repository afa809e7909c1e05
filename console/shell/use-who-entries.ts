import { useNavigate } from "react-router"
import type { Locale } from "#core/i18n/locale.ts"
import { languages } from "../i18n/languages.ts"
import { useLocale } from "../i18n/locale-context.tsx"
import { useText } from "../i18n/use-text.ts"
import { useLogout } from "../staff/sign-in/use-logout.ts"

export type WhoEntry = {
  key: string
  icon: string
  text: string
  run: () => unknown
  lang?: Locale
  isChosen?: boolean
}

/** Account, languages and the way out. */
export function useWhoEntries(): WhoEntry[] {
  const t = useText()
  const [current, choose] = useLocale()
  const logout = useLogout()
  const navigate = useNavigate()
  return [
    { key: "account", icon: "user-round", text: t("shell.account"), run: () => navigate("/account") },
    ...languages.map(({ locale, name }) => ({
      key: locale,
      icon: "languages",
      text: name,
      run: () => choose(locale),
      lang: locale,
      isChosen: locale === current,
    })),
    { key: "out", icon: "log-out", text: t("shell.signOut"), run: logout },
  ]
}
