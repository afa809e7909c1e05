import { useQueryClient } from "@tanstack/react-query"
import type { Me } from "#api/staff/contract-me.ts"
import { fetchJson } from "../../data/api-client.ts"
import { languages } from "../../i18n/languages.ts"
import { useLocale } from "../../i18n/locale-context.tsx"
import { useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import * as forms from "../../ui/forms/forms.module.css"
import { Options, Select } from "../../ui/forms/select.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { Problem } from "../../ui/problem.tsx"
import { staffRejectionText } from "../../ui/staff-rejection-text.ts"
import { NameField } from "../name-field.tsx"
import { useSending } from "../sign-in/use-sending.ts"

/** Name and language. */
export function ProfilePart({ me }: { me: Me }) {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const [, setLocale] = useLocale()
  const { send, busy, problem } = useSending(async (form) => {
    const changed = await fetchJson<Me>("PATCH", "/me", { name: form.get("name"), locale: form.get("locale") })
    queries.setQueryData(["me"], changed)
    setLocale(changed.locale)
    notify(t("account.saved"))
  })
  return (
    <section className={parts.cPart}>
      <h2>{t("account.profile")}</h2>
      <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} onSubmit={send}>
        <Problem text={staffRejectionText(problem, t)} />
        <div className={forms.cGrid}>
          <NameField first={me.name} />
          <Select label={t("shell.language")} name="locale" defaultValue={me.locale}>
            <Options of={languages.map(({ locale, name }) => [locale, name])} />
          </Select>
        </div>
        <div className={parts.cActs}>
          <Button look="soft" type="submit" disabled={busy}>
            {t("account.save")}
          </Button>
        </div>
      </form>
    </section>
  )
}
