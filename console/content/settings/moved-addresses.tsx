import { isolate, isolateLeftToRight } from "#core/i18n/isolate.ts"
import { type Locale, localizedPath } from "#core/i18n/locale.ts"
import { languages } from "../../i18n/languages.ts"
import { useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/settings.module.css"
import { Icon } from "../../ui/icon.tsx"

type Props = { from: Locale; to: Locale; languages: readonly Locale[] }

/** A language's name inside a sentence. */
const nameOf = (locale: Locale) => isolate(languages.find((one) => one.locale === locale)?.name ?? locale)

/** Explains, before it is stored, which addresses move when another language becomes the main one: addresses that get
 *  another language, those that redirect, and those of the former main language. */
export function MovedAddresses({ from, to, languages: offered }: Props) {
  const t = useText()
  const path = "/shop"
  const names = { from: nameOf(from), to: nameOf(to), path: isolateLeftToRight(path) }
  return (
    <div className={css.cWarning} role="alert">
      <Icon name="triangle-alert" />
      <div>
        <h3>{t("settings.moves")}</h3>
        <p>{t("settings.moves.opens", names)}</p>
        <p>{t("settings.moves.leads", { ...names, was: isolateLeftToRight(localizedPath(to, path, from)) })}</p>
        {offered.includes(from) && (
          <p>{t("settings.moves.from", { ...names, moved: isolateLeftToRight(localizedPath(from, path, to)) })}</p>
        )}
      </div>
    </div>
  )
}
