import { useRecordQuery } from "../../data/use-get.ts"
import { useText } from "../../i18n/use-text.ts"
import { Screen } from "../../ui/screen.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import * as css from "./theme.module.css"
import { ThemeForm } from "./theme-form.tsx"
import { loadTheme } from "./use-theme-editor.ts"

/** The theme of the storefront, with a preview beside it. */
export function ThemeScreen() {
  const t = useText()
  const query = useRecordQuery(["theme"], loadTheme)
  return (
    <Screen title={t("theme.title")} className={css.cThemePage}>
      <Loaded query={query}>{(theme) => <ThemeForm loaded={theme} />}</Loaded>
    </Screen>
  )
}
