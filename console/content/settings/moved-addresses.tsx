import { type Locale, localizedPath } from "#core/i18n/locale.ts"
import { languages } from "../../i18n/languages.ts"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import * as css from "./settings.module.css"

type Props = { from: Locale; to: Locale; languages: readonly Locale[] }

/** Isolated, as an Arabic name stands in a French sentence, and an address in an Arabic one. */
const isolated = (text: string, start = "\u2068") => `${start}${text}\u2069`
const address = (text: string) => isolated(text, "\u2066")

const nameOf = (locale: Locale) => isolated(languages.find((one) => one.locale === locale)?.name ?? locale)

/** What moves when another language becomes the main one, said before it is stored: addresses that get another language,
 *  those that redirect, and those of the language that was the main one. */
export function MovedAddresses({ from, to, languages: offered }: Props) {
  const t = useText()
  const path = "/shop"
  const names = { from: nameOf(from), to: nameOf(to), path: address(path) }
  return (
    <div className={css.cWarning} role="alert">
      <Icon name="triangle-alert" />
      <div>
        <h3>{t("settings.moves")}</h3>
        <p>{t("settings.moves.opens", names)}</p>
        <p>{t("settings.moves.leads", { ...names, was: address(localizedPath(to, path, from)) })}</p>
        {offered.includes(from) && (
          <p>{t("settings.moves.from", { ...names, moved: address(localizedPath(from, path, to)) })}</p>
        )}
      </div>
    </div>
  )
}
