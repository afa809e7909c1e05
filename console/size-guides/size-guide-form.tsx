import type { AdminSizeGuide } from "#api/contract/admin/size-guide.ts"
import type { Locale } from "#core/locale.ts"
import { sizeGuideLimits } from "#core/size-guide.ts"
import { apiPath } from "../data/api-path.ts"
import { askApi } from "../data/ask-api.ts"
import { useText } from "../i18n/use-text.ts"
import { FormBar } from "../ui/form-bar.tsx"
import { FormFailure } from "../ui/form-failure.tsx"
import { ProblemSummary } from "../ui/problem-summary.tsx"
import { ThreeLanguages } from "../ui/three-languages.tsx"
import { useSavedForm } from "../ui/use-saved-form.ts"
import { GuidePreview } from "./guide-preview.tsx"
import { GuideTable } from "./guide-table.tsx"

type Props = {
  loaded: AdminSizeGuide
  onStored: (stored: AdminSizeGuide) => void
  /** Reads it again, after somebody else has changed it. */
  reload: () => Promise<AdminSizeGuide>
}

/** The form of one size guide: how to measure, its table in three languages, and what that looks like. */
export function SizeGuideForm({ loaded, onStored, reload }: Props) {
  const t = useText()
  const form = useSavedForm<AdminSizeGuide>({
    loaded,
    check: ({ headings }) =>
      headings.flatMap(({ fr }, column) =>
        fr.trim() === ""
          ? [
              {
                field: `headings.${column}.fr`,
                label: t("guide.heading", { n: column + 1 }),
                text: t("post.problem.required"),
              },
            ]
          : [],
      ),
    save: async ({ kind, ...draft }) => {
      const stored = await askApi<AdminSizeGuide>("PUT", apiPath("/size-guides/:kind", { params: { kind } }), draft)
      onStored(stored)
      return stored
    },
  })
  const { draft, set } = form
  const written = (locale: Locale) => (draft.headings.some((heading) => heading[locale] !== "") ? "." : "")
  return (
    <>
      <ProblemSummary problems={form.problems} tries={form.tries} />
      <FormFailure text={form.failure} isTheirs={form.isTheirs} onLoad={async () => form.restart(await reload())} />
      <section className="c-part">
        <label className="check c-alone">
          <input
            type="checkbox"
            name="active"
            checked={draft.active}
            onChange={({ target }) => set({ active: target.checked })}
          />
          <span>{t("guide.active")}</span>
        </label>
      </section>
      <section className="c-part">
        <h2>{t("guide.table")}</h2>
        <p className="muted">
          {t("guide.tableHint", { rows: sizeGuideLimits.rows, columns: sizeGuideLimits.columns })}
        </p>
        <ThreeLanguages
          tabs
          fields={[
            {
              ...{ name: "note", label: t("guide.note"), value: draft.note, rows: 4 },
              ...{ maxLength: sizeGuideLimits.note, onChange: (note) => set({ note }) },
            },
          ]}
          extra={[{ value: { fr: written("fr"), ar: written("ar"), en: written("en") }, required: true }]}
        >
          {(locale) => <GuideTable {...{ locale, draft, set }} problemOf={form.problemOf} />}
        </ThreeLanguages>
      </section>
      <GuidePreview guide={draft} />
      <FormBar
        state={form.state}
        onSave={() => form.submit()}
        onDiscard={form.discard}
        view={loaded.active && loaded.cells.length > 0 ? `/size-guide/${loaded.kind}` : undefined}
      />
    </>
  )
}
