import { useQueryClient } from "@tanstack/react-query"
import type { AdminPage } from "#api/content/contract-admin-post.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useText } from "../../i18n/use-text.ts"
import { FormBar } from "../../ui/forms/form-bar.tsx"
import { FormFailure } from "../../ui/forms/form-failure.tsx"
import { problemsIn } from "../../ui/forms/local-texts.ts"
import { ProblemSummary } from "../../ui/forms/problem-summary.tsx"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import { useSavedForm } from "../../ui/forms/use-saved-form.ts"
import { PreviewButton } from "../../ui/preview-button.tsx"
import { BlockEditor } from "../blocks/block-editor.tsx"

type Draft = Omit<AdminPage, "documentId" | "slug">

const draftOf = ({ documentId: _, slug: _s, ...page }: AdminPage): Draft => page

/** What is shown before it is stored. */
const unstored = ({ updatedAt: _, ...texts }: Draft) => texts

/** The form of a page of information. Its address stays. */
export function PageForm({ page, load }: { page: AdminPage; load: () => Promise<AdminPage> }) {
  const t = useText()
  const main = useMainLocale()
  const queries = useQueryClient()
  const params = { documentId: page.documentId }
  const form = useSavedForm<Draft>({
    loaded: draftOf(page),
    check: ({ title }) =>
      title[main].trim() === ""
        ? [{ field: `title.${main}`, label: t("post.title"), text: t("post.problem.required") }]
        : [],
    save: async (draft) => {
      const saved = await fetchJson<AdminPage>("PUT", apiPath("/pages/:documentId", { params }), draft)
      queries.setQueryData(["pages", page.documentId], saved)
      void queries.invalidateQueries({ queryKey: ["pages", "list"] })
      return draftOf(saved)
    },
  })
  const { draft, set } = form
  const suffix = (locale: Locale) => (draft.content[locale].length > 0 ? "." : "")
  const written = { fr: suffix("fr"), ar: suffix("ar"), en: suffix("en") }
  return (
    <>
      <ProblemSummary problems={form.problems} tries={form.tries} />
      <FormFailure
        text={form.failure}
        isTheirs={form.isTheirs}
        onLoad={async () => form.restart(draftOf(await load()))}
      />
      <ThreeLanguages
        fields={[
          {
            name: "title",
            label: t("post.title"),
            value: draft.title,
            required: true,
            maxLength: 160,
            onChange: (title) => set({ title }),
            problems: problemsIn(form.problemOf, "title"),
          },
          {
            name: "description",
            label: t("post.description"),
            value: draft.description,
            rows: 2,
            maxLength: 300,
            onChange: (description) => set({ description }),
          },
        ]}
      />
      <section className="c-part">
        <h2>{t("post.content")}</h2>
        <p className="muted">{t("post.placeholders")}</p>
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
      <FormBar state={form.state} onSave={() => form.submit()} onDiscard={form.discard} view={`/${page.slug}`}>
        <PreviewButton path={apiPath("/pages/:documentId/preview", { params })} body={unstored(draft)} />
      </FormBar>
    </>
  )
}
