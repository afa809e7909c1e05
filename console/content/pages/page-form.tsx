import { useQueryClient } from "@tanstack/react-query"
import type { AdminPage } from "#api/content/contract-admin-post.ts"
import { isPageSlug, ownPagePath } from "#core/content/own-page.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { BlockEditor } from "../../blocks/block-editor.tsx"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { FormBar } from "../../ui/forms/form-bar.tsx"
import { FormProblems } from "../../ui/forms/form-problems.tsx"
import { problemsIn } from "../../ui/forms/local-texts.ts"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import { useSavedForm } from "../../ui/forms/use-saved-form.ts"
import { PreviewButton } from "../../ui/preview-button.tsx"
import { PlaceFields } from "../own-pages/place-fields.tsx"

type Draft = Omit<AdminPage, "documentId">

const draftOf = ({ documentId: _, ...page }: AdminPage): Draft => page

/** Converts the form to the request: an information page keeps its address. */
const toInput = ({ own, slug, hidden, ...page }: Draft) => ({ ...page, ...(own && { place: { slug, hidden } }) })

const toView = ({ own, slug, hidden }: Draft) => (own ? (hidden ? undefined : ownPagePath(slug)) : `/${slug}`)

/** Returns the values for the preview, before they are stored. */
const unstored = ({ updatedAt: _, own: _o, slug: _s, hidden: _h, ...texts }: Draft) => texts

/** The form of a page. The address of a page of information stays. */
export function PageForm({ page, load }: { page: AdminPage; load: () => Promise<AdminPage> }) {
  const t = useText()
  const main = useMainLocale()
  const queries = useQueryClient()
  const params = { documentId: page.documentId }
  const form = useSavedForm<Draft>({
    loaded: draftOf(page),
    check: ({ title, own, slug }) => [
      ...(title[main].trim() === ""
        ? [{ field: `title.${main}`, label: t("post.title"), text: t("post.problem.required") }]
        : []),
      ...(own && !isPageSlug(slug) ? [{ field: "slug", label: t("post.slug"), text: t("post.problem.slug") }] : []),
    ],
    fieldProblems: ({ details }) =>
      details.code === "SLUG_TAKEN" ? [{ field: "slug", label: t("post.slug"), text: t("own.slugTaken") }] : [],
    save: async (draft) => {
      const saved = await fetchJson<AdminPage>("PUT", apiPath("/pages/:documentId", { params }), toInput(draft))
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
      <FormProblems form={form} onLoad={async () => form.restart(draftOf(await load()))} />
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
      {draft.own && <PlaceFields value={draft} problem={form.problemOf("slug")} onChange={set} />}
      <section className={parts.cPart}>
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
      <FormBar state={form.state} onSave={() => form.submit()} onDiscard={form.discard} view={toView(draft)}>
        <PreviewButton path={apiPath("/pages/:documentId/preview", { params })} body={unstored(draft)} />
      </FormBar>
    </>
  )
}
