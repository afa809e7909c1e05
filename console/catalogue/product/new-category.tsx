import { useState } from "react"
import type { AdminCategory } from "#api/catalogue/contract-admin-category.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { emptyTexts, type LocalTexts } from "../../ui/forms/local-texts.ts"
import { Options, Select } from "../../ui/forms/select.tsx"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import { InPlace } from "./in-place.tsx"

type Props = { parents: AdminCategory[]; onCreate: (title: LocalTexts, parent: string | null) => Promise<void> }

/** Makes a category that is missing. */
export function NewCategory({ parents, onCreate }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const [title, setTitle] = useState(emptyTexts)
  const [parent, setParent] = useState("")
  async function create() {
    await onCreate(title, parent || null)
    setTitle(emptyTexts)
  }
  return (
    <InPlace text={t("product.newCategory")} onCreate={create}>
      <ThreeLanguages
        fields={[
          {
            name: "newCategory",
            label: t("product.categoryTitle"),
            value: title,
            onChange: setTitle,
            required: true,
            maxLength: 100,
          },
        ]}
      />
      <Select label={t("product.categoryParent")} value={parent} onChange={({ target }) => setParent(target.value)}>
        <option value="">{t("product.noParent")}</option>
        <Options of={parents.map(({ documentId, title: called }) => [documentId, titleIn(called, locale)])} />
      </Select>
    </InPlace>
  )
}
