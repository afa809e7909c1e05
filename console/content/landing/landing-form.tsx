import { useQueryClient } from "@tanstack/react-query"
import type { AdminLanding } from "#api/content/landing/contract-admin-landing.ts"
import { isLandingSlug, landingLimits, landingPath } from "#core/content/landing-page.ts"
import { localizedPath } from "#core/i18n/locale.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Check } from "../../ui/forms/check.tsx"
import { FormBar } from "../../ui/forms/form-bar.tsx"
import { FormProblems } from "../../ui/forms/form-problems.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import { useSavedForm } from "../../ui/forms/use-saved-form.ts"
import { PreviewButton } from "../../ui/preview-button.tsx"
import { AddressField } from "../added-pages/address-field.tsx"

type Draft = Omit<AdminLanding, "documentId" | "product">

const draftOf = ({ documentId: _id, product: _product, ...fields }: AdminLanding): Draft => fields

/** The form of a landing page beside its sections. */
export function LandingForm({ page, load }: { page: AdminLanding; load: () => Promise<AdminLanding> }) {
  const t = useText()
  const locale = useConsoleLocale()
  const main = useMainLocale()
  const queries = useQueryClient()
  const params = { documentId: page.documentId }
  const form = useSavedForm<Draft>({
    loaded: draftOf(page),
    check: ({ slug }) =>
      isLandingSlug(slug) ? [] : [{ field: "slug", label: t("post.slug"), text: t("post.problem.slug") }],
    fieldProblems: ({ details }) =>
      details.code === "SLUG_TAKEN" ? [{ field: "slug", label: t("post.slug"), text: t("landing.slugTaken") }] : [],
    save: async (draft) => {
      const saved = await fetchJson<AdminLanding>("PUT", apiPath("/landing-pages/:documentId", { params }), draft)
      queries.setQueryData(["landing-pages", page.documentId], saved)
      void queries.invalidateQueries({ queryKey: ["landing-pages", "list"] })
      return draftOf(saved)
    },
  })
  const { draft, set } = form
  return (
    <>
      <FormProblems form={form} onLoad={async () => form.restart(draftOf(await load()))} />
      <section className={parts.cPart}>
        <div className={`${forms.cGrid} ${forms.cWide}`}>
          <AddressField
            maxLength={landingLimits.slug}
            value={draft.slug}
            hint={t("landing.slugHint")}
            problem={form.problemOf("slug")}
            onChange={(slug) => set({ slug })}
          />
          <div>
            <Check
              label={t("landing.shown")}
              className={forms.cAlone}
              checked={!draft.hidden}
              onChange={({ target }) => set({ hidden: !target.checked })}
            />
            <Check
              label={t("landing.indexed")}
              className={forms.cAlone}
              checked={draft.indexed}
              onChange={({ target }) => set({ indexed: target.checked })}
            />
            <p className="small muted">{t("landing.indexedHint")}</p>
          </div>
        </div>
      </section>
      <ThreeLanguages
        fields={[
          {
            name: "title",
            label: t("landing.heading"),
            value: draft.title,
            hint: t("landing.headingHint"),
            maxLength: landingLimits.title,
            onChange: (title) => set({ title }),
          },
          {
            name: "text",
            label: t("landing.text"),
            value: draft.text,
            hint: t("landing.textHint"),
            rows: 4,
            maxLength: landingLimits.text,
            onChange: (text) => set({ text }),
          },
        ]}
      />
      <FormBar
        state={form.state}
        onSave={() => form.submit()}
        onDiscard={form.discard}
        saved={draft.hidden ? t("landing.savedHidden") : undefined}
        view={draft.hidden ? undefined : localizedPath(locale, landingPath(draft.slug), main)}
      >
        {draft.hidden && (
          <PreviewButton
            path={apiPath("/landing-pages/:documentId/preview", { params })}
            rejections={{ 409: t("landing.previewGone") }}
          />
        )}
      </FormBar>
    </>
  )
}
