import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { CarrierAccount } from "#api/carriers/contract.ts"
import type { CarrierRulesAnswer } from "#api/carriers/contract-rules.ts"
import { maxCarrierRules } from "#core/carriers/carrier-rule.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { fetchJson } from "../data/api-client.ts"
import { useGet } from "../data/use-get.ts"
import { useTask } from "../data/use-task.ts"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Button, IconButton } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { useNotify } from "../ui/notify/notify-context.ts"
import * as css from "./carriers.module.css"
import { RuleForm } from "./rule-form.tsx"
import { useRuleText } from "./rule-text.ts"
import { carrierRejection } from "./use-carriers.ts"

/** The rules by which the carrier of an order is chosen, in their order; each change is stored at once. */
export function RulesPart({ accounts }: { accounts: readonly CarrierAccount[] }) {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const ruleText = useRuleText(accounts)
  const [edited, setEdited] = useState<number>()
  const { run, busy } = useTask()
  const { data } = useGet<CarrierRulesAnswer>(["carrier-rules"], "/carrier-rules")
  if (!data || accounts.length === 0) return null
  const { rules, version } = data
  const store = (next: CarrierRulesAnswer["rules"]) =>
    run(
      async () => {
        const stored = await fetchJson<CarrierRulesAnswer>("PUT", "/carrier-rules", { rules: next, version })
        queries.setQueryData(["carrier-rules"], stored)
        setEdited(undefined)
      },
      {
        onError: (error) => {
          notify(carrierRejection(error, t), { type: "error" })
          return queries.invalidateQueries({ queryKey: ["carrier-rules"] })
        },
      },
    )
  const moved = (from: number, to: number) => {
    const next = [...rules]
    next.splice(to, 0, ...next.splice(from, 1))
    return next
  }
  const proposed = accounts.find(({ isDefault }) => isDefault)?.name ?? accounts[0]?.name ?? ""
  const act = (name: "up" | "down" | "remove", at: number, task: () => void, isOff = false) => (
    <IconButton
      icon={name === "up" ? "arrow-up" : name === "down" ? "arrow-down" : "x"}
      label={t(`rule.${name}`, { n: at + 1 })}
      disabled={busy || isOff}
      title={t(`rule.${name}`, { n: at + 1 })}
      onClick={task}
    />
  )
  return (
    <section className={`${parts.cPart} ${css.cCarrier}`} aria-labelledby="carrier-rules">
      <div className={parts.cPartHead}>
        <h2 id="carrier-rules">{t("rule.title")}</h2>
        <Button look="soft" disabled={busy || rules.length >= maxCarrierRules} onClick={() => setEdited(rules.length)}>
          {t("rule.add")}
        </Button>
      </div>
      <p className="muted small">{t("rule.lead")}</p>
      <ol className={css.cRules}>
        {rules.map((rule, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name; all of them are stored together.
          <li key={at}>
            <Button look="link" disabled={busy} onClick={() => setEdited(at)}>
              {ruleText(rule)}
            </Button>
            {act("up", at, () => store(moved(at, at - 1)), at === 0)}
            {act("down", at, () => store(moved(at, at + 1)), at === rules.length - 1)}
            {act("remove", at, () => store(rules.filter((_, place) => place !== at)))}
          </li>
        ))}
      </ol>
      <p className="small">{t("rule.else", { name: isolate(proposed) })}</p>
      {edited !== undefined && (
        <Dialog title={t(rules[edited] ? "rule.edit" : "rule.add")} onClose={() => setEdited(undefined)} wide>
          <RuleForm
            rule={rules[edited]}
            accounts={accounts}
            busy={busy}
            onSave={({ wilayas, ...given }) => {
              const rule = { ...given, wilayas: [...wilayas] }
              return store(rules[edited] ? rules.with(edited, rule) : [...rules, rule])
            }}
          />
        </Dialog>
      )}
    </section>
  )
}
