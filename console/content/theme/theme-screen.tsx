import { useQuery } from "@tanstack/react-query"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import * as css from "./theme.module.css"
import { ThemeForm } from "./theme-form.tsx"
import { loadTheme } from "./use-theme-editor.ts"

/** The theme of the storefront, with a preview beside it. */
export function ThemeScreen() {
  const t = useText()
  const { data, error, refetch } = useQuery({
    queryKey: ["theme"],
    queryFn: loadTheme,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${forms.cFormPage} ${css.cThemePage}`}>
      <h1>{t("theme.title")}</h1>
      {error && !data && <FailedScreen again={() => refetch()} />}
      {!data && !error && <p role="status">{t("form.loading")}</p>}
      {data && <ThemeForm loaded={data} />}
    </div>
  )
}
