import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { WilayaResource } from "#api/delivery/contract.ts"
import { type CommuneDelivery, maxCommuneChanges } from "#api/delivery/contract-communes.ts"
import { placeName } from "#core/delivery/wilaya.ts"
import { fetchJson } from "../data/api-client.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { FormBar } from "../ui/forms/form-bar.tsx"
import { FormProblems } from "../ui/forms/form-problems.tsx"
import { Options, Select } from "../ui/forms/select.tsx"
import { useSavedForm } from "../ui/forms/use-saved-form.ts"
import { toCommuneDraft, toCommuneFormChanges, typedCommune, withCommune, wrongPrices } from "./commune-draft.ts"
import { CommuneLine } from "./commune-line.tsx"
import * as css from "./delivery.module.css"
import { communeKey, splitKey } from "./spelling-draft.ts"

type Props = { loaded: CommuneDelivery; wilayas: WilayaResource[]; askAgain: () => Promise<CommuneDelivery> }

/** The communes of a wilaya, or all that have something of their own: whether the shop delivers there, and at what prices. */
export function CommunesForm({ loaded, wilayas, askAgain }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const queries = useQueryClient()
  const base = useRef(toCommuneDraft(loaded))
  const keep = (delivery: CommuneDelivery) => {
    base.current = toCommuneDraft(delivery)
    return base.current
  }
  const form = useSavedForm({
    loaded: base.current,
    check: (draft) =>
      wrongPrices(draft).map(({ key }) => ({
        field: key,
        label: splitKey(key).commune,
        text: t("tariff.problem.price"),
      })),
    save: async (draft) => {
      const changes = toCommuneFormChanges(base.current, draft)
      for (let from = 0; from < changes.length; from += maxCommuneChanges) {
        const body = { changes: changes.slice(from, from + maxCommuneChanges) }
        keep(await fetchJson<CommuneDelivery>("PUT", "/delivery/communes", body))
      }
      await queries.invalidateQueries({ queryKey: ["wilayas"] })
      return base.current
    },
  })
  const { draft } = form
  const wrong = form.tries > 0 ? wrongPrices(draft) : []
  const [code, setCode] = useState(0)
  // A commune that is being changed back stays in view until another wilaya is chosen.
  const [before] = useState(() => new Set(Object.keys(draft.communes)))
  const rows = wilayas
    .filter((wilaya) => code === 0 || wilaya.code === code)
    .flatMap((wilaya) =>
      (wilaya.communes ?? []).map((commune) => ({ wilaya, commune, key: communeKey(wilaya.code, commune.name) })),
    )
    .filter(({ key }) => code !== 0 || before.has(key) || key in draft.communes)
  return (
    <>
      <FormProblems form={form} onLoad={async () => form.restart(keep(await askAgain()))} />
      <Select label={t("order.wilaya")} value={code} onChange={({ target }) => setCode(Number(target.value))}>
        <option value={0}>{t("communes.own", { n: Object.keys(draft.communes).length })}</option>
        <Options of={wilayas.map((wilaya) => [wilaya.code, `${wilaya.code} ${placeName(wilaya, locale)}`])} />
      </Select>
      {rows.length === 0 && <p className="muted">{t("communes.none")}</p>}
      <ul className={css.communeList}>
        {rows.map(({ wilaya, commune, key }) => (
          <CommuneLine
            key={key}
            name={
              code === 0
                ? `${placeName(commune, locale)} (${wilaya.code} ${placeName(wilaya, locale)})`
                : placeName(commune, locale)
            }
            wilaya={wilaya}
            typed={typedCommune(draft, key)}
            wrong={wrong.filter((one) => one.key === key).map(({ field }) => field)}
            onChange={(changes) => form.set({ communes: withCommune(draft, key, changes) })}
          />
        ))}
      </ul>
      <FormBar state={form.state} saved={t("communes.saved")} onSave={() => form.submit()} onDiscard={form.discard} />
    </>
  )
}
