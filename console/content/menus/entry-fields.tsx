import { knownPages } from "#core/content/menus/known-pages.ts"
import { menuLimits } from "#core/content/menus/menu.ts"
import { useCategories } from "../../catalogue/products/catalogue-queries.ts"
import { usePageName } from "../../catalogue/products/use-universes.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { Field } from "../../ui/forms/field.tsx"
import { Options, Select } from "../../ui/forms/select.tsx"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import { useOwnPages } from "../own-pages/use-own-pages.ts"
import { toLink } from "../sections/section-link.ts"
import type { EntryPart } from "./use-menu-editor.ts"

const pageNames = Object.keys(knownPages) as (keyof typeof knownPages)[]

/** The form of an entry: where it leads, and what it is called. */
export function EntryFields({ entry, at, editor }: EntryPart) {
  const t = useText()
  const { form, names, change } = editor
  const main = useMainLocale()
  const own = names.ownName(entry)
  const name = `entries.${at}.text`
  return (
    <>
      <TargetField entry={entry} at={at} editor={editor} />
      <ThreeLanguages
        fields={[
          {
            name,
            label: t("menu.text"),
            value: entry.text,
            maxLength: menuLimits.text,
            ...(own && { hint: t("menu.textHint", { name: own }) }),
            onChange: (text) => change(entry.key, { text }),
            problems: { [main]: form.problemOf(`${name}.${main}`) ?? "" },
          },
        ]}
      />
    </>
  )
}

/** Where an entry leads; nothing for a title. */
function TargetField({ entry, at, editor: { form, change } }: EntryPart) {
  const t = useText()
  const pageName = usePageName()
  const locale = useConsoleLocale()
  const categories = useCategories().data ?? []
  const pages = useOwnPages().data ?? []
  const { type, value, key } = entry
  const field = `entries.${at}.value`
  const write = (target: string) => change(key, { value: target })
  const shared = { name: field, value, problem: form.problemOf(field) }
  if (type === "page") {
    return (
      <Select label={t("menu.add.page")} {...shared} onChange={({ target }) => write(target.value)}>
        <option value="">{t("menu.choosePage")}</option>
        <Options of={pageNames.map((page) => [page, pageName(page, (own) => t(`menu.page.${own}`))])} />
      </Select>
    )
  }
  if (type === "own") {
    return (
      <Select label={t("menu.add.own")} {...shared} onChange={({ target }) => write(target.value)}>
        <option value="">{t("menu.choosePage")}</option>
        <Options of={pages.map(({ documentId, title }) => [documentId, titleIn(title, locale)])} />
      </Select>
    )
  }
  if (type === "category") {
    const isKnown = value === "" || categories.some(({ slug }) => slug === value)
    return (
      <Select label={t("menu.add.category")} {...shared} onChange={({ target }) => write(target.value)}>
        <option value="">{t("section.chooseCategory")}</option>
        {!isKnown && <option value={value}>{value}</option>}
        <Options of={categories.map(({ slug, title }) => [slug, titleIn(title, locale)])} />
      </Select>
    )
  }
  if (type !== "address") return null
  return (
    <Field
      label={t("menu.address")}
      {...shared}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      maxLength={menuLimits.address}
      hint={t("menu.addressHint")}
      onChange={({ target }) => write(target.value)}
      onBlur={({ target }) => write(toLink(target.value, location.origin))}
    />
  )
}
