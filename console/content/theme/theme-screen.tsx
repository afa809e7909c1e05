import { useQuery } from "@tanstack/react-query"
import * as parts from "../../catalogue/product/parts/parts.module.css"
import { useText } from "../../i18n/use-text.ts"
import { FailedScreen } from "../../shell/failed-screen.tsx"
import { SettingsTabs } from "../../staff/members/settings-tabs.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import * as settings from "../settings/settings.module.css"
import * as css from "./theme.module.css"
import { ThemeForm } from "./theme-form.tsx"
import { loadTheme } from "./use-theme-editor.ts"

/** The look of the storefront, with a preview beside it. */
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
      <SettingsTabs />
      <h1>{t("theme.title")}</h1>
      {error && !data && <FailedScreen again={() => refetch()} />}
      {!data && !error && <p role="status">{t("form.loading")}</p>}
      {data && <ThemeForm loaded={data} />}
    </div>
  )
}
