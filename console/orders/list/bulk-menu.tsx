import type { OrderRow } from "#api/orders/contract-admin-row.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import { useListContext } from "../../ui/lists/list-context.tsx"
import { Menu, MenuItem, MenuLink } from "../../ui/menu.tsx"
import { printParts } from "../print/print-path.ts"
import type { BulkQuestion } from "./bulk-dialogs.tsx"

type Props = { mayWrite: boolean; onAsk: (question: BulkQuestion) => void }

/** Bulk actions other than a change of status. */
export function BulkMenu({ mayWrite, onAsk }: Props) {
  const t = useText()
  const mayExport = useMay("orders.export")
  return (
    <Menu aria-label={t("orders.bulkMore")} title={t("orders.bulkMore")} button={<Icon name="ellipsis-vertical" />}>
      <PrintItem document="slip" onAsk={onAsk} />
      <PrintItem document="invoice" onAsk={onAsk} />
      <MenuItem onPress={() => onAsk("labels")}>
        <Icon name="package" />
        {t("orders.print.labels")}
      </MenuItem>
      {mayWrite && (
        <MenuItem onPress={() => onAsk("agent")}>
          <Icon name="user-round" />
          {t("orders.assign")}
        </MenuItem>
      )}
      {mayWrite && (
        <MenuItem onPress={() => onAsk("tags")}>
          <Icon name="tag" />
          {t("orders.tag")}
        </MenuItem>
      )}
      {mayExport && (
        <MenuItem onPress={() => onAsk("export")}>
          <Icon name="download" />
          {t("orders.export")}
        </MenuItem>
      )}
    </Menu>
  )
}

/** One print in a window of its own, so that the selection stays; of more orders than that a question. */
function PrintItem({ document, onAsk }: { document: "slip" | "invoice"; onAsk: Props["onAsk"] }) {
  const t = useText()
  const { selectedIds } = useListContext<OrderRow>()
  const parts = printParts(selectedIds, document)
  const [first] = parts
  const said = (
    <>
      <Icon name={document === "slip" ? "printer" : "file-text"} />
      {t(`orders.print.${document}`)}
    </>
  )
  if (!first || parts.length > 1) return <MenuItem onPress={() => onAsk(document)}>{said}</MenuItem>
  return (
    <MenuLink to={first.to} inOwnWindow>
      {said}
    </MenuLink>
  )
}
