import type { AdminSizeGuide } from "#api/catalogue/contract-admin-size-guide.ts"
import type { AdminBrand } from "#api/catalogue/contract-brand.ts"
import { sizeGuideLimits } from "#core/catalogue/size-guide.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Check } from "../../ui/forms/check.tsx"
import { FormBar } from "../../ui/forms/form-bar.tsx"
import { FormProblems } from "../../ui/forms/form-problems.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import { useSavedForm } from "../../ui/forms/use-saved-form.ts"
import { RemoveWithDialog } from "../../ui/remove-with-dialog.tsx"
import { BrandSelect } from "./brand-select.tsx"
import { GuidePreview } from "./guide-preview.tsx"
import { GuideTable } from "./guide-table.tsx"
import { type SizeGuideDraft, saveSizeGuide } from "./size-guide-draft.ts"

type Props = {
  loaded: SizeGuideDraft
  brands: readonly AdminBrand[]
  guides: readonly AdminSizeGuide[]
  onStored: (stored: AdminSizeGuide) => void
  onRemoved: () => void
  /** Reads it again, after somebody else has changed it. */
  reload: () => Promise<SizeGuideDraft>
}

/** The guide's page in the shop. */
const shopPath = ({ kind, brand }: SizeGuideDraft) =>
  `/size-guide/${kind}${brand ? `?brand=${encodeURIComponent(brand.slug)}` : ""}`

/** The form of one size guide: its brand, how to measure, its table in three languages, and what that looks like. */
export function SizeGuideForm({ loaded, brands, guides, onStored, onRemoved, reload }: Props) {
  const t = useText()
  const main = useMainLocale()
  const form = useSavedForm<SizeGuideDraft>({
    loaded,
    check: ({ headings }) =>
      headings.flatMap((heading, column) =>
        heading[main].trim() === ""
          ? [
              {
                field: `headings.${column}.${main}`,
                label: t("guide.heading", { n: column + 1 }),
                text: t("post.problem.required"),
              },
            ]
          : [],
      ),
    save: async (changed) => {
      const stored = await saveSizeGuide(changed)
      onStored(stored)
      return stored
    },
  })
  const { draft, set } = form
  const { kind, brand } = draft
  const isStored = draft.updatedAt !== null
  const written = (locale: Locale) => (draft.headings.some((heading) => heading[locale] !== "") ? "." : "")
  return (
    <>
      <FormProblems form={form} onLoad={async () => form.restart(await reload())} />
      <section className={parts.cPart}>
        <BrandSelect
          draft={draft}
          brands={brands}
          guides={guides}
          disabled={form.state === "unsaved" || form.state === "failed" || form.state === "saving"}
        />
        {brand && !isStored && <p role="status">{t("guide.brandNew", { brand: brand.name })}</p>}
        <Check
          label={t("guide.active")}
          className={forms.cAlone}
          name="active"
          checked={draft.active}
          onChange={({ target }) => set({ active: target.checked })}
        />
      </section>
      <section className={parts.cPart}>
        <h2>{t("guide.table")}</h2>
        <p className="muted">
          {t("guide.tableHint", { rows: sizeGuideLimits.rows, columns: sizeGuideLimits.columns })}
        </p>
        <ThreeLanguages
          tabs
          fields={[
            {
              name: "note",
              label: t("guide.note"),
              value: draft.note,
              rows: 4,
              maxLength: sizeGuideLimits.note,
              onChange: (note) => set({ note }),
            },
          ]}
          extra={[{ value: { fr: written("fr"), ar: written("ar"), en: written("en") }, required: true }]}
        >
          {(locale) => <GuideTable locale={locale} draft={draft} set={set} problemOf={form.problemOf} />}
        </ThreeLanguages>
      </section>
      <GuidePreview guide={draft} />
      <FormBar
        state={form.state}
        onSave={() => form.submit()}
        onDiscard={form.discard}
        view={isStored && loaded.active && loaded.cells.length > 0 ? shopPath(loaded) : undefined}
      >
        {brand && isStored && (
          <RemoveWithDialog
            label={t("guide.remove")}
            why={t("guide.removeWhy", { brand: brand.name })}
            removed={t("guide.removed")}
            onRemove={() =>
              fetchJson("DELETE", apiPath("/size-guides/:kind/:brand", { params: { kind, brand: brand.documentId } }))
            }
            onRemoved={onRemoved}
          />
        )}
      </FormBar>
    </>
  )
}
