import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useId, useState } from "react"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { isRoundedTracking } from "#core/delivery/carrier.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useTask } from "../../data/use-task.ts"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/forms/field.tsx"
import { Options, Select } from "../../ui/forms/select.tsx"
import { SmallForm } from "../../ui/forms/small-form.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { Problem } from "../../ui/problem.tsx"
import { rejectionText } from "../../ui/rejection-text.ts"
import { carrierCalled, carrierName, carrierNames } from "../carrier-name.ts"
import { useAgents } from "../orders-api.ts"

const draftOf = ({ agent, carrier, tracking }: OrderDetail) => ({
  agentId: agent?.id ?? "",
  carrier: carrier ?? "",
  tracking: tracking ?? "",
})

/** The agent of an order, and its parcel's carrier and number. What is typed is stored over nobody's change. */
export function ParcelForm({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const agents = useAgents()
  const listId = useId()
  const [read, setRead] = useState(order)
  const [draft, setDraft] = useState(() => ({ ...draftOf(order), carrier: carrierName(order.carrier ?? "", t) }))
  const { run, busy, problem } = useTask()
  const isStale = order.version > read.version
  const isRounded = isRoundedTracking(draft.tracking.trim())
  // An agent who does not take orders any more keeps this one.
  const others = read.agent && !agents.some(({ id }) => id === read.agent?.id) ? [read.agent] : []
  async function store() {
    let now = read
    const params = { documentId: order.documentId }
    const put = async (what: "agent" | "tracking", body: object) => {
      now = await fetchJson<OrderDetail>("PUT", apiPath(`/orders/:documentId/${what}`, { params }), {
        ...body,
        version: now.version,
      })
      setRead(now)
      queries.setQueryData(["orders", "detail", order.documentId], now)
    }
    const was = draftOf(read)
    const { agentId } = draft
    const [carrier, tracking] = [carrierCalled(draft.carrier, t), draft.tracking.trim()]
    if (agentId !== was.agentId) await put("agent", { agentId: agentId || null })
    if (carrier !== was.carrier || tracking !== was.tracking) await put("tracking", { carrier, tracking })
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || isRounded) return
    await run(
      async () => {
        await store()
        notify(t("order.saved"))
        onDone()
      },
      { after: () => queries.invalidateQueries({ queryKey: ["orders"] }) },
    )
  }
  const changed = t("order.changedMeanwhile")
  return (
    <SmallForm
      submit={t("order.save")}
      disabled={busy || isStale}
      onSubmit={submit}
      buttons={
        <Button look="quiet" onClick={onDone}>
          {t("order.dropEdit")}
        </Button>
      }
    >
      <Problem text={isStale ? changed : rejectionText(problem, t, { 409: changed })} />
      {isStale && (
        <Button look="quiet" onClick={onDone}>
          {t("order.reload")}
        </Button>
      )}
      <Select
        label={t("order.agent")}
        value={draft.agentId}
        onChange={({ target }) => setDraft({ ...draft, agentId: target.value })}
      >
        <option value="">{t("order.nobody")}</option>
        <Options of={[...others, ...agents].map(({ id, name }) => [id, name])} />
      </Select>
      <Field
        label={t("order.carrier")}
        value={draft.carrier}
        maxLength={40}
        list={listId}
        autoComplete="off"
        onChange={({ target }) => setDraft({ ...draft, carrier: target.value })}
      />
      <datalist id={listId}>
        {carrierNames(t).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        label={t("order.tracking")}
        value={draft.tracking}
        problem={isRounded ? t("import.problem.rounded") : undefined}
        dir="ltr"
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setDraft({ ...draft, tracking: target.value })}
      />
    </SmallForm>
  )
}
