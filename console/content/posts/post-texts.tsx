import type { Locale } from "#core/i18n/locale.ts"
import { BlockEditor } from "../../blocks/block-editor.tsx"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { problemsIn } from "../../ui/forms/local-texts.ts"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import type { PostPart } from "./post-draft.ts"

type TextName = "title" | "excerpt" | "authorName" | "authorRole" | "quoteText" | "quoteSource"

/** The texts of a post: its head side by side, the text itself one language at a time. */
export function PostTexts({ draft, set, problemOf }: PostPart) {
  const t = useText()
  const field = (name: TextName, more: object = {}) => ({
    name,
    label: t(`post.${name}`),
    value: draft[name],
    problems: problemsIn(problemOf, name),
    onChange: (value: typeof draft.title) => set({ [name]: value }),
    ...more,
  })
  const suffix = (locale: Locale) => (draft.content[locale].length > 0 ? "." : "")
  const written = { fr: suffix("fr"), ar: suffix("ar"), en: suffix("en") }
  return (
    <>
      <section className={parts.cPart}>
        <h2>{t("post.head")}</h2>
        <ThreeLanguages
          fields={[
            field("title", { required: true, maxLength: 160 }),
            field("excerpt", { rows: 3, maxLength: 400 }),
            ...(draft.format === "quote"
              ? [field("quoteText", { rows: 3, maxLength: 600 }), field("quoteSource", { maxLength: 120 })]
              : []),
            field("authorName", { maxLength: 80 }),
            field("authorRole", { maxLength: 80 }),
          ]}
        />
      </section>
      <section className={parts.cPart}>
        <h2>{t("post.content")}</h2>
        <ThreeLanguages tabs fields={[]} extra={[{ value: written, required: true }]}>
          {(locale) => (
            <BlockEditor
              label={t("post.content")}
              locale={locale}
              value={draft.content[locale]}
              onChange={(blocks) => set({ content: { ...draft.content, [locale]: blocks } })}
            />
          )}
        </ThreeLanguages>
      </section>
    </>
  )
}
