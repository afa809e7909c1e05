import { type FormEvent, Suspense, useState } from "react"
import { isolate } from "#core/i18n/isolate.ts"
import { LazyLabelsDialog } from "../../carriers/lazy-carriers.ts"
import { useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/orders-choices.module.css"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Options, Select } from "../../ui/forms/select.tsx"
import { useListContext } from "../../ui/lists/list-context.tsx"
import { ExportDialog } from "../files/export-dialog.tsx"
import { useAgents } from "../orders-api.ts"
import { printParts } from "../print/print-path.ts"
import { TagFields } from "../tags/tag-fields.tsx"

export type BulkQuestion = "agent" | "tags" | "export" | "slip" | "invoice" | "labels"

type Change = (path: "/orders/agent" | "/orders/tags", body: object, said: string) => void
type Props = { question: BulkQuestion; onClose: () => void; onChange: Change }

/** Dialogs that a bulk action opens first. */
export function BulkDialogs({ question, onClose, onChange }: Props) {
  const change: Change = (...change) => {
    onClose()
    onChange(...change)
  }
  if (question === "export") return <ExportDialog onClose={onClose} />
  if (question === "agent") return <AgentDialog onClose={onClose} onChange={change} />
  if (question === "tags") return <TagsDialog onClose={onClose} onChange={change} />
  if (question === "labels") return <OrderLabels onClose={onClose} />
  return <PrintDialog document={question} onClose={onClose} />
}

function OrderLabels({ onClose }: { onClose: () => void }) {
  const { selectedIds } = useListContext()
  return (
    <Suspense>
      <LazyLabelsDialog documentIds={selectedIds} onClose={onClose} />
    </Suspense>
  )
}

type DialogProps = { onClose: () => void; onChange: Change }

function AgentDialog({ onClose, onChange }: DialogProps) {
  const t = useText()
  const agents = useAgents()
  const { selectedIds } = useListContext()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const agentId = String(new FormData(event.currentTarget).get("agent")) || null
    const name = agents.find(({ id }) => id === agentId)?.name ?? t("orders.filter.noAgent")
    onChange("/orders/agent", { agentId }, isolate(name))
  }
  return (
    <Dialog title={t("orders.assign")} onClose={onClose}>
      <form className={`${css.cForm} ${css.cInner}`} onSubmit={submit}>
        <p className="muted">{t("orders.selected", { n: selectedIds.length })}</p>
        <Select key={agents.length} label={t("orders.filter.agent")} name="agent">
          <Options of={agents.map(({ id, name }) => [id, name])} />
          <option value="">{t("orders.filter.noAgent")}</option>
        </Select>
        <Button type="submit">{t("orders.assign")}</Button>
      </form>
    </Dialog>
  )
}

function TagsDialog({ onClose, onChange }: DialogProps) {
  const t = useText()
  const { selectedIds } = useListContext()
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<string[]>([])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (add.length + remove.length > 0) onChange("/orders/tags", { add, remove }, t("orders.tagged"))
  }
  return (
    <Dialog title={t("orders.tag")} onClose={onClose}>
      <form className={`${css.cForm} ${css.cInner}`} onSubmit={submit}>
        <p className="muted">{t("orders.selected", { n: selectedIds.length })}</p>
        <TagFields label={t("orders.tagAdd")} value={add} onChange={setAdd} />
        <TagFields label={t("orders.tagRemove")} value={remove} onChange={setRemove} />
        <Button type="submit">{t("orders.apply")}</Button>
      </form>
    </Dialog>
  )
}

/** More orders than one print has: a link to each print. */
function PrintDialog({ document, onClose }: { document: "slip" | "invoice"; onClose: () => void }) {
  const t = useText()
  const { selectedIds } = useListContext()
  return (
    <Dialog title={t(`orders.print.${document}`)} onClose={onClose}>
      <p className="muted">{t("orders.print.parts", { n: selectedIds.length })}</p>
      <ul>
        {printParts(selectedIds, document).map(({ to, first, last }) => (
          <li key={first}>
            <ButtonLink look="link" to={to} target="_blank" rel="noopener">
              {t("orders.print.part", { first, last })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
