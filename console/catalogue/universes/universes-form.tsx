import { useQueryClient } from "@tanstack/react-query"
import type { AdminUniverse } from "#api/catalogue/contract-universe.ts"
import { universeLimits } from "#core/catalogue/universe.ts"
import { fetchJson, type RejectedError } from "../../data/api-client.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import * as css from "../../styles/product.module.css"
import * as productRows from "../../styles/product-rows.module.css"
import { Button } from "../../ui/button.tsx"
import { Check } from "../../ui/forms/check.tsx"
import { FormBar } from "../../ui/forms/form-bar.tsx"
import { FormProblems } from "../../ui/forms/form-problems.tsx"
import { emptyTexts } from "../../ui/forms/local-texts.ts"
import { Sortable } from "../../ui/forms/sortable.tsx"
import { ThreeLanguages } from "../../ui/forms/three-languages.tsx"
import { useSavedForm } from "../../ui/forms/use-saved-form.ts"
import { newKey } from "../product/product-draft.ts"

type Row = AdminUniverse & { key: string }
/** Their slugs are their version: the shop rejects a list with others than it has. */
type Draft = { rows: Row[]; updatedAt: string }

const toDraft = (universes: readonly AdminUniverse[]): Draft => ({
  updatedAt: universes.map(({ slug }) => slug).join(" "),
  rows: universes.map((one) => ({ ...one, key: one.slug })),
})

/** Names that the server rejected. */
function rejectedNames({ details }: RejectedError): { at: string; code: string | undefined }[] {
  const errors = Array.isArray(details.errors) ? (details.errors as { path: (string | number)[]; code?: string }[]) : []
  return errors.map(({ path: [, at, ...name], code }) => ({ at: `${at}.${name.join(".")}`, code }))
}

export function UniversesForm({ loaded }: { loaded: AdminUniverse[] }) {
  const t = useText()
  const main = useMainLocale()
  const locale = useConsoleLocale()
  const client = useQueryClient()
  const label = t("universes.name")
  const form = useSavedForm<Draft>({
    loaded: toDraft(loaded),
    check: ({ rows }) =>
      rows.flatMap(({ name }, at) =>
        name[main].trim() === "" ? [{ field: `${at}.name.${main}`, label, text: t("universes.needed") }] : [],
      ),
    save: async ({ rows }) => {
      const universes = rows.map(({ key: _, ...universe }) => universe)
      const stored = await fetchJson<AdminUniverse[]>("PUT", "/universes", { universes })
      client.setQueryData(["universes"], stored)
      return toDraft(stored)
    },
    fieldProblems: (rejection) =>
      rejectedNames(rejection).map(({ at, code }) => ({
        field: at,
        label,
        text: t(code === "TAKEN" ? "product.problem.taken" : "universes.needed"),
      })),
  })
  const { rows } = form.draft
  const nameOf = ({ name }: Row) => titleIn(name, locale) || t("universes.new")
  const change = (row: Row, changes: Partial<Row>) =>
    form.set({ rows: rows.map((one) => (one.key === row.key ? { ...one, ...changes } : one)) })
  return (
    <>
      <FormProblems
        form={form}
        onLoad={async () => form.restart(toDraft(await fetchJson<AdminUniverse[]>("GET", "/universes")))}
      />
      <p className="muted">{t("universes.hint")}</p>
      <Sortable
        items={rows}
        idOf={({ key }) => key}
        nameOf={nameOf}
        onChange={(sorted) => form.set({ rows: sorted })}
        className={css.pUniverses}
      >
        {(row, handle, at) => (
          <section className={`${parts.cPart} ${css.pPart}`} aria-label={nameOf(row)}>
            <div className={productRows.pRowHead}>
              {handle}
              <h2>
                <bdi>{nameOf(row)}</bdi>
              </h2>
              {row.hidden && <span className="small muted">{t("universes.isHidden")}</span>}
            </div>
            <ThreeLanguages
              fields={[
                {
                  name: `${at}.name`,
                  label,
                  value: row.name,
                  onChange: (name) => change(row, { name }),
                  required: true,
                  maxLength: universeLimits.name,
                  problems: { [main]: form.problemOf(`${at}.name.${main}`) ?? "" },
                },
              ]}
            />
            <Check
              label={t("universes.hidden")}
              checked={row.hidden}
              onChange={({ target }) => change(row, { hidden: target.checked })}
            />
          </section>
        )}
      </Sortable>
      <p>
        <Button
          look="quiet"
          icon="plus"
          disabled={rows.length >= universeLimits.universes}
          onClick={() => form.set({ rows: [...rows, { key: newKey(), slug: "", name: emptyTexts, hidden: false }] })}
        >
          {t("universes.add")}
        </Button>
      </p>
      <FormBar state={form.state} onSave={() => form.submit()} onDiscard={form.discard} />
    </>
  )
}
