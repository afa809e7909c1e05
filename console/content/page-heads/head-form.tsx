import { useQueryClient } from "@tanstack/react-query"
import type { AdminHead } from "#api/content/page-heads/contract-admin-head.ts"
import { headLimits, headPages } from "#core/content/page-heads/page-head.ts"
import { localizedPath } from "#core/i18n/locale.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useMainLocale, useOffered } from "../../data/public-api.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { PictureField } from "../../media/picture-field.tsx"
import * as parts from "../../styles/parts.module.css"
import { FormBar } from "../../ui/forms/form-bar.tsx"
import { FormProblems } from "../../ui/forms/form-problems.tsx"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import { useSavedForm } from "../../ui/forms/use-saved-form.ts"
import { type HeadDraft, toHeadDraft, toHeadInput } from "./head-draft.ts"
import * as css from "./page-heads.module.css"
import { SearchResult } from "./search-result.tsx"

/** Form of a page's title, description and picture, with a preview of the search result. */
export function HeadForm({ loaded, load }: { loaded: AdminHead; load: () => Promise<AdminHead> }) {
  const t = useText()
  const locale = useConsoleLocale()
  const main = useMainLocale()
  const offered = useOffered()
  const queries = useQueryClient()
  const { page } = loaded
  const form = useSavedForm<HeadDraft>({
    loaded: toHeadDraft(loaded),
    check: () => [],
    save: async (draft) => {
      const path = apiPath("/page-heads/:page", { params: { page } })
      const stored = await fetchJson<AdminHead>("PUT", path, toHeadInput(draft))
      queries.invalidateQueries({ queryKey: ["page-heads"], exact: true })
      return toHeadDraft(stored)
    },
  })
  const { draft, set } = form
  const field = (name: "title" | "description", more: object) => ({
    name,
    label: t(`head.${name}`),
    value: draft[name],
    maxLength: headLimits[name],
    onChange: (texts: HeadDraft["title"]) => set({ [name]: texts }),
    ...more,
  })
  return (
    <>
      <FormProblems form={form} onLoad={async () => form.restart(toHeadDraft(await load()))} />
      <section className={parts.cPart}>
        <h2>{t("head.preview")}</h2>
        <div className={css.hResults}>
          {offered.map((one) => (
            <SearchResult key={one} page={page} head={draft} locale={one} />
          ))}
        </div>
      </section>
      <section className={parts.cPart}>
        <ThreeLanguages fields={[field("title", { hint: t("head.long") }), field("description", { rows: 3 })]} />
      </section>
      <section className={parts.cPart}>
        <h2>{t("head.picture")}</h2>
        <PictureField
          label={t("head.picture")}
          hint={t("head.pictureHint")}
          value={draft.picture}
          onChange={(picture) => set({ picture })}
        />
      </section>
      <FormBar
        state={form.state}
        onSave={() => form.submit()}
        onDiscard={form.discard}
        view={localizedPath(locale, headPages[page], main)}
      />
    </>
  )
}
