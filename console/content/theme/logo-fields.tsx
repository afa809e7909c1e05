import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import type { ThemeDraft } from "./theme-draft.ts"
import { ThemePictureField } from "./theme-picture-field.tsx"

const fields = [
  { field: "logo", kind: "logo", ground: "light" },
  { field: "darkLogo", kind: "logo", ground: "dark" },
  { field: "favicon", kind: "favicon", ground: "light" },
] as const

/** The merchant's own logo, on light and on dark ground, and the icon of the shop in tabs and on home screens. */
export function LogoFields({ draft, set }: { draft: ThemeDraft; set: (changes: Partial<ThemeDraft>) => void }) {
  const t = useText()
  return (
    <section className={parts.cPart}>
      <h2>{t("theme.pictures")}</h2>
      <p className="small muted">{t("theme.picturesHint")}</p>
      {fields.map(({ field, kind, ground }) => (
        <ThemePictureField
          key={field}
          kind={kind}
          ground={ground}
          label={t(`theme.${field}`)}
          hint={t(`theme.${field}Hint`)}
          value={draft[field]}
          onChange={(value) => set({ [field]: value })}
        />
      ))}
    </section>
  )
}
