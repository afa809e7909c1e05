import { useText } from "../../i18n/use-text.ts"
import { SetupList } from "../../setup/setup-list.tsx"
import { useSetupSteps } from "../../setup/use-setup-steps.ts"
import * as frame from "../../styles/frame.module.css"
import { Button } from "../../ui/button.tsx"
import { ListContents } from "../../ui/lists/list-contents.tsx"
import { useListContext } from "../../ui/lists/list-context.tsx"
import { OrderTable } from "./order-table.tsx"

/** The list, or what there is to say in its place. */
export function OrderListBody(props: { shown: string | undefined; onShow: (id: string) => void }) {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  const none = <NoneFound toExport={filterValues.exported === "0"} onClear={() => setFilters({})} />
  return (
    <ListContents waiting={t("orders.loading")} placeholders={8} empty={isFiltered ? none : <NoneYet />}>
      {() => <OrderTable {...props} />}
    </ListContents>
  )
}

/** @param toExport whether the list is of orders that no file has had yet */
function NoneFound({ toExport, onClear }: { toExport: boolean; onClear: () => void }) {
  const t = useText()
  return (
    <div className={frame.nothing}>
      <h2>{t(toExport ? "orders.noneToExport" : "orders.none")}</h2>
      <Button look="quiet" onClick={onClear}>
        {t("orders.filter.clear")}
      </Button>
    </div>
  )
}

/** A shop without orders; who may set it up sees what is left to do. */
function NoneYet() {
  const t = useText()
  const steps = useSetupSteps()
  if (steps) return <SetupList steps={steps} />
  return (
    <div className={frame.nothing}>
      <h2>{t("orders.empty")}</h2>
      <p className="muted">{t("orders.emptyText")}</p>
    </div>
  )
}
