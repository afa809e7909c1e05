import type { FormEvent } from "react"
import { useText } from "../../../i18n/use-text.ts"
import * as css from "../../../styles/orders-choices.module.css"
import { Button } from "../../../ui/button.tsx"
import { Check } from "../../../ui/forms/check.tsx"
import { Field } from "../../../ui/forms/field.tsx"
import { Options, Select } from "../../../ui/forms/select.tsx"
import { ChipMenu } from "../../../ui/lists/chip-menu.tsx"
import { useListContext } from "../../../ui/lists/list-context.tsx"
import { useAgents } from "../../orders-api.ts"
import { useTags } from "../../tags/tag-fields.tsx"

const names = ["from", "to", "product", "agent", "tag", "risk", "released", "refund"]

/** Days, product and agent. */
export function MoreFilters() {
  const t = useText()
  const { filterValues } = useListContext()
  return (
    <ChipMenu text={t("orders.filter.more")} on={names.some((name) => filterValues[name])}>
      {(close) => <MoreForm close={close} />}
    </ChipMenu>
  )
}

function MoreForm({ close }: { close: () => void }) {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  const agents = useAgents()
  const tags = useTags()
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = names.map((name) => [name, String(form.get(name) ?? "").trim()] as const)
    const rest = Object.entries(filterValues).filter(([name]) => !names.includes(name))
    setFilters(Object.fromEntries([...rest, ...typed.filter(([, value]) => value !== "")]))
    close()
  }
  return (
    <form className={css.cForm} onSubmit={apply}>
      <Field label={t("orders.filter.from")} name="from" type="date" defaultValue={filterValues.from} />
      <Field label={t("orders.filter.to")} name="to" type="date" defaultValue={filterValues.to} />
      <Field label={t("orders.filter.product")} name="product" defaultValue={filterValues.product} dir="ltr" />
      <Select label={t("orders.filter.agent")} name="agent" defaultValue={filterValues.agent ?? ""}>
        <option value="">{t("orders.filter.any")}</option>
        <option value="none">{t("orders.filter.noAgent")}</option>
        <Options of={agents.map(({ id, name }) => [id, name])} />
      </Select>
      <Select label={t("orders.filter.tag")} name="tag" defaultValue={filterValues.tag ?? ""}>
        <option value="">{t("orders.filter.any")}</option>
        <Options of={tags.map((tag) => [tag, tag])} />
      </Select>
      <Check label={t("orders.filter.risk")} name="risk" value="1" defaultChecked={filterValues.risk === "1"} />
      <Check
        label={t("orders.filter.noStock")}
        name="released"
        value="1"
        defaultChecked={filterValues.released === "1"}
      />
      <Check label={t("orders.filter.refund")} name="refund" value="1" defaultChecked={filterValues.refund === "1"} />
      <Button type="submit">{t("orders.filter.apply")}</Button>
    </form>
  )
}
