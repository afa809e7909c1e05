import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { WilayaResource } from "#api/delivery/contract.ts"
import type { ClosedCommunes } from "#api/delivery/contract-closed-communes.ts"
import { placeName } from "#core/delivery/wilaya.ts"
import { fetchJson } from "../data/api-client.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { Checks } from "../ui/forms/checks.tsx"
import { FormBar } from "../ui/forms/form-bar.tsx"
import { FormFailure } from "../ui/forms/form-failure.tsx"
import * as forms from "../ui/forms/forms.module.css"
import { Select } from "../ui/forms/select.tsx"
import { useSavedForm } from "../ui/forms/use-saved-form.ts"
import { toClosedDraft, toCommuneChanges, withOpen } from "./closed-draft.ts"
import { communeKey } from "./spelling-draft.ts"

type Props = { loaded: ClosedCommunes; wilayas: WilayaResource[]; askAgain: () => Promise<ClosedCommunes> }

/** The communes of a wilaya, or all that are closed, each with whether the shop delivers there. */
export function CommunesForm({ loaded, wilayas, askAgain }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const queries = useQueryClient()
  const base = useRef(toClosedDraft(loaded))
  const keep = (closed: ClosedCommunes) => {
    base.current = toClosedDraft(closed)
    return base.current
  }
  const form = useSavedForm({
    loaded: base.current,
    check: () => [],
    save: async (draft) => {
      const changes = toCommuneChanges(base.current, draft)
      const saved = await fetchJson<ClosedCommunes>("PUT", "/delivery/communes", { changes })
      await queries.invalidateQueries({ queryKey: ["wilayas"] })
      return keep(saved)
    },
  })
  const { closed } = form.draft
  const [code, setCode] = useState(0)
  // A commune that is being opened stays in view until another wilaya is chosen.
  const [before] = useState(() => new Set(closed))
  const rows = wilayas
    .filter((wilaya) => code === 0 || wilaya.code === code)
    .flatMap((wilaya) =>
      (wilaya.communes ?? []).map((commune) => ({ wilaya, commune, key: communeKey(wilaya.code, commune.name) })),
    )
    .filter(({ key }) => code !== 0 || before.has(key) || closed.includes(key))
  const shown = rows.map(({ key }) => key)
  return (
    <>
      <FormFailure
        text={form.failure}
        isTheirs={form.isTheirs}
        onLoad={async () => form.restart(keep(await askAgain()))}
      />
      <Select label={t("order.wilaya")} value={code} onChange={({ target }) => setCode(Number(target.value))}>
        <option value={0}>{t("communes.closed", { n: closed.length })}</option>
        {wilayas.map((wilaya) => (
          <option key={wilaya.code} value={wilaya.code}>
            {wilaya.code} {placeName(wilaya, locale)}
          </option>
        ))}
      </Select>
      {rows.length === 0 && <p className="muted">{t("communes.none")}</p>}
      <div className={forms.cGrid}>
        <Checks
          options={rows.map(({ wilaya, commune, key }) => ({
            value: key,
            text:
              code === 0
                ? `${placeName(commune, locale)} (${wilaya.code} ${placeName(wilaya, locale)})`
                : placeName(commune, locale),
          }))}
          chosen={shown.filter((key) => !closed.includes(key))}
          onChange={(open) => form.set({ closed: withOpen(closed, shown, open) })}
        />
      </div>
      <FormBar state={form.state} saved={t("communes.saved")} onSave={() => form.submit()} onDiscard={form.discard} />
    </>
  )
}
