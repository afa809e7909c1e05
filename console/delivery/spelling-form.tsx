import { useRef, useState } from "react"
import type { WilayaResource } from "#api/delivery/contract.ts"
import type { Spellings } from "#api/delivery/contract-spellings.ts"
import { fetchJson } from "../data/api-client.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { Field } from "../ui/forms/field.tsx"
import { FormBar } from "../ui/forms/form-bar.tsx"
import { FormProblems } from "../ui/forms/form-problems.tsx"
import * as forms from "../ui/forms/forms.module.css"
import { Options, Select } from "../ui/forms/select.tsx"
import { useSavedForm } from "../ui/forms/use-saved-form.ts"
import { communeKey, toSpellingChanges, toSpellingDraft, typed } from "./spelling-draft.ts"

type Props = { loaded: Spellings; wilayas: WilayaResource[]; askAgain: () => Promise<Spellings> }

/** A carrier's spellings: the communes of a wilaya, or all that are spelled in another way. */
export function SpellingForm({ loaded, wilayas, askAgain }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const base = useRef(toSpellingDraft(loaded))
  const keep = (spellings: Spellings) => {
    base.current = toSpellingDraft(spellings)
    return base.current
  }
  const form = useSavedForm({
    loaded: base.current,
    check: () => [],
    save: async (draft) => {
      const body = { carrier: loaded.carrier, changes: toSpellingChanges(base.current, draft) }
      return keep(await fetchJson<Spellings>("PUT", "/delivery/spellings", body))
    },
  })
  const { names } = form.draft
  const [code, setCode] = useState(0)
  // A spelling that is being taken back stays in view until another wilaya is chosen.
  const [own] = useState(() => new Set(Object.keys(names)))
  const rows = wilayas
    .filter((wilaya) => code === 0 || wilaya.code === code)
    .flatMap((wilaya) =>
      (wilaya.communes ?? []).map((commune) => ({ wilaya, commune, key: communeKey(wilaya.code, commune.name) })),
    )
    .filter(({ key }) => code !== 0 || own.has(key) || key in names)
  const count = Object.keys(names).length
  const nameOf = ({ name, namear }: { name: string; namear: string }) => (locale === "ar" ? namear : name)
  return (
    <>
      <FormProblems form={form} onLoad={async () => form.restart(keep(await askAgain()))} />
      <Select label={t("order.wilaya")} value={code} onChange={({ target }) => setCode(Number(target.value))}>
        <option value={0}>{t("spelling.own", { n: count })}</option>
        <Options of={wilayas.map((wilaya) => [wilaya.code, `${wilaya.code} ${nameOf(wilaya)}`])} />
      </Select>
      {rows.length === 0 && <p className="muted">{t("spelling.none")}</p>}
      <div className={forms.cGrid}>
        {rows.map(({ wilaya, commune, key }) => (
          <Field
            key={key}
            label={code === 0 ? `${nameOf(commune)} (${wilaya.code} ${nameOf(wilaya)})` : nameOf(commune)}
            dir="ltr"
            maxLength={80}
            autoComplete="off"
            placeholder={commune.name}
            value={names[key] ?? ""}
            onChange={({ target }) => form.set({ names: typed(names, key, target.value) })}
          />
        ))}
      </div>
      <FormBar state={form.state} saved={t("spelling.saved")} onSave={() => form.submit()} onDiscard={form.discard} />
    </>
  )
}
