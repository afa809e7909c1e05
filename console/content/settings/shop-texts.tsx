import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { problemsIn } from "../../ui/forms/local-texts.ts"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import type { ShopPart } from "./shop-draft.ts"

/** What the shop is called and says of itself, in each language. */
export function ShopTexts({ draft, set, problemOf }: ShopPart) {
  const t = useText()
  const field = (name: "shopName" | "tagline" | "about" | "address" | "hours" | "searchHint", more: object) => ({
    name,
    label: t(`settings.${name}`),
    value: draft[name],
    problems: problemsIn(problemOf, name),
    onChange: (value: typeof draft.shopName) => set({ [name]: value }),
    ...more,
  })
  return (
    <section className={parts.cPart}>
      <h2>{t("settings.texts")}</h2>
      <p className="muted">{t("settings.textsHint")}</p>
      <ThreeLanguages
        fields={[
          field("shopName", { required: true, maxLength: 80 }),
          field("tagline", { maxLength: 160 }),
          field("address", { required: true, maxLength: 200, rows: 2 }),
          field("hours", { maxLength: 300, rows: 3 }),
          field("about", { maxLength: 600, rows: 4 }),
          field("searchHint", { maxLength: 60, hint: t("settings.searchHintHint") }),
        ]}
      />
    </section>
  )
}
