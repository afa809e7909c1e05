import { useState } from "react"
import type { PreviewedOrder, QueuedOrder, SendingAccount } from "#api/carriers/contract-parcels.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { useTask } from "../data/use-task.ts"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Button, ButtonLink } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Check } from "../ui/forms/check.tsx"
import { Field } from "../ui/forms/field.tsx"
import { Options, Select } from "../ui/forms/select.tsx"
import { Problem } from "../ui/problem.tsx"
import * as css from "./carriers.module.css"
import { SendPlanList } from "./send-plan-list.tsx"
import { carrierRejection, useRefreshCarriers, useSendingAccounts } from "./use-carriers.ts"
import { sendPlan, useSendPlan } from "./use-send-plan.ts"

type Props = { documentIds: readonly string[]; onClose: () => void }

/** The choice of who carries what by the rules, in the list of accounts. */
const byRules = ""

/** Sends orders to carriers: before the press it says which account each goes by, which of them cannot be sent, and why. */
export function SendDialog({ documentIds: selected, onClose }: Props) {
  const t = useText()
  const refresh = useRefreshCarriers()
  const [documentIds] = useState(selected)
  const { data: accounts = [], isPending } = useSendingAccounts()
  const [chosen, setChosen] = useState(byRules)
  const [isFragile, setFragile] = useState(false)
  const [exchanged, setExchanged] = useState("")
  const { run, busy, problem } = useTask()
  const [sent, setSent] = useState<QueuedOrder[]>()
  const isOn = accounts.length > 0 && sent === undefined
  const { plan, error, isChanging, choose, clear } = useSendPlan(documentIds, chosen || null, isOn)
  const used = accounts.filter(({ documentId }) => plan?.some(({ account }) => account === documentId))
  const mayExchange = documentIds.length === 1 && used.every(({ hasExchanges }) => hasExchanges)
  async function send() {
    if (!plan) return
    await run(
      async () => {
        const exchangedGoods = mayExchange && exchanged.trim() ? exchanged.trim() : null
        setSent(await sendPlan(plan, { isFragile, exchangedGoods }))
      },
      { after: refresh },
    )
  }
  const results = sent ?? plan
  const ready = results?.filter((one) => one.problem === null).length ?? 0
  return (
    <Dialog title={t("parcel.send")} onClose={onClose} wide>
      <div className={css.cSend}>
        <Problem text={carrierRejection(problem ?? error ?? undefined, t)} />
        {!isPending && accounts.length === 0 && (
          <p>
            {t("parcel.noAccount")}{" "}
            <ButtonLink look="link" to="/delivery/accounts">
              {t("carrier.title")}
            </ButtonLink>
          </p>
        )}
        {!sent && accounts.length > 1 && (
          <Select
            label={t("parcel.account")}
            value={chosen}
            onChange={({ target }) => {
              clear()
              setChosen(target.value)
            }}
          >
            <option value={byRules}>{t("parcel.byRules")}</option>
            <Options of={accounts.map(({ documentId, name }) => [documentId, name])} />
          </Select>
        )}
        {!sent && plan && used.length > 0 && <p>{usedText(plan, used)}</p>}
        {!sent && used.some(({ validates }) => validates) && <p className={css.cSendNote}>{t("parcel.validated")}</p>}
        {!results && accounts.length > 0 && <p role="status">{t("form.loading")}</p>}
        {results && <p role="status">{t(sent ? "parcel.sent" : "parcel.ready", { n: ready })}</p>}
        {results && <Hindered orders={results.filter((one) => one.problem !== null)} />}
        {!sent && plan && accounts.length > 1 && <SendPlanList plan={plan} accounts={accounts} onChoose={choose} />}
        {!sent && plan && (
          <>
            <Check
              label={t("parcel.allFragile")}
              checked={isFragile}
              onChange={({ target }) => setFragile(target.checked)}
            />
            {mayExchange && (
              <Field
                label={t("parcel.exchanged")}
                hint={t("parcel.exchangedHint")}
                maxLength={200}
                value={exchanged}
                onChange={({ target }) => setExchanged(target.value)}
              />
            )}
          </>
        )}
        <div className={parts.cActs}>
          {sent ? (
            <>
              <Button onClick={onClose}>{t("parcel.close")}</Button>
              <ButtonLink look="link" to="/orders/parcels">
                {t("parcel.title")}
              </ButtonLink>
            </>
          ) : (
            <Button disabled={busy || isChanging || ready === 0} onClick={send}>
              {t("parcel.sendNow", { n: ready })}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** The accounts that orders go by, and how many each, where there are several. */
const usedText = (plan: readonly PreviewedOrder[], used: readonly SendingAccount[]) =>
  used
    .map(({ documentId, name }) => {
      const count = plan.filter(({ account, problem }) => account === documentId && problem === null).length
      return used.length > 1 ? `${isolate(name)} (${count})` : isolate(name)
    })
    .join(" · ")

/** The orders that are not sent, and why. */
function Hindered({ orders }: { orders: readonly QueuedOrder[] }) {
  const t = useText()
  if (orders.length === 0) return null
  return (
    <>
      <p>{t("parcel.hindered", { n: orders.length })}</p>
      <ul className={css.cSendList}>
        {orders.map(({ documentId, number, problem }) => (
          <li key={documentId}>
            <bdi dir="ltr">{number || "—"}</bdi> · {problem && t(`parcel.problem.${problem}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
