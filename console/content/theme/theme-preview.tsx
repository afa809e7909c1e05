import { useEffect, useState } from "react"
import { useText } from "../../i18n/use-text.ts"
import { PagePreview } from "../../ui/page-preview/page-preview.tsx"
import { Switch } from "../../ui/page-preview/switch.tsx"
import { shownTheme, type ThemeDraft } from "./theme-draft.ts"
import { applyTheme, type Scheme } from "./theme-page.ts"

const schemes: Scheme[] = ["light", "dark"]
const home = { path: "/" }

/** The shop's home page as the draft would make it, in the light or the dark scheme. */
export function ThemePreview({ draft }: { draft: ThemeDraft }) {
  const t = useText()
  const [scheme, setScheme] = useState<Scheme>("light")
  const [shown, setShown] = useState<{ page: Document }>()
  useEffect(() => {
    if (shown) applyTheme(shown.page, shownTheme(draft), scheme)
  }, [shown, draft, scheme])
  return (
    <PagePreview
      page={home}
      onShown={(page) => setShown({ page })}
      tools={
        <Switch
          label={t("theme.scheme")}
          options={schemes.map((one) => ({ value: one, text: t(`theme.scheme.${one}`) }))}
          value={scheme}
          onChange={setScheme}
        />
      }
    />
  )
}
