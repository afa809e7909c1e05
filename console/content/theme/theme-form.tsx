import type { ThemeStateResource } from "#api/content/theme/contract-admin-theme.ts"
import { defaultTheme } from "#core/content/theme/theme.ts"
import { themeColors } from "#core/content/theme/theme-stylesheet.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { FormFailure } from "../../ui/forms/form-problems.tsx"
import { Icon } from "../../ui/icon.tsx"
import { BesidePreview } from "../../ui/page-preview/beside-preview.tsx"
import { BrandField } from "./brand-field.tsx"
import { ContrastList } from "./contrast-list.tsx"
import { CornerField } from "./corner-field.tsx"
import { LogoFields } from "./logo-fields.tsx"
import * as css from "./theme.module.css"
import { ThemeBar } from "./theme-bar.tsx"
import { shownTheme, toDraft } from "./theme-draft.ts"
import { ThemePreview } from "./theme-preview.tsx"
import { TypefaceField } from "./typeface-field.tsx"
import { loadTheme, useThemeEditor } from "./use-theme-editor.ts"

/** The form, its preview, and the way to the shop and back. */
export function ThemeForm({ loaded }: { loaded: ThemeStateResource }) {
  const t = useText()
  const editor = useThemeEditor(loaded)
  return (
    <>
      <FormFailure
        text={editor.failure}
        isTheirs={editor.isTheirs}
        onLoad={async () => editor.restart(await loadTheme())}
      />
      <BesidePreview
        preview={<ThemePreview draft={editor.draft} />}
        form={
          <div className={css.cThemeFields}>
            <BrandField draft={editor.draft} wrong={editor.wrong} set={editor.set} />
            <LogoFields draft={editor.draft} set={editor.set} />
            <TypefaceField draft={editor.draft} set={editor.set} />
            <CornerField draft={editor.draft} set={editor.set} />
            <section className={parts.cPart}>
              <h2>{t("theme.contrast")}</h2>
              <ContrastList colors={themeColors(shownTheme(editor.draft)).light} />
            </section>
            <section className={parts.cPart}>
              <h2>{t("theme.back")}</h2>
              <p className="small muted">{t("theme.undoHint")}</p>
              <div className={parts.cActs}>
                <Button look="quiet" disabled={editor.undoSteps === 0} onClick={editor.undo}>
                  <Icon name="undo-2" flip />
                  {t("theme.undo")}
                </Button>
                <Button look="quiet" onClick={() => editor.set(toDraft(defaultTheme))}>
                  {t("theme.reset")}
                </Button>
              </div>
            </section>
          </div>
        }
      />
      <ThemeBar editor={editor} />
    </>
  )
}
