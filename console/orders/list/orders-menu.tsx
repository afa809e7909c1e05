import { lazy, Suspense, useState } from "react"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Menu, MenuCheck, MenuItem, MenuLink } from "../../ui/menu.tsx"
import { useOrderAlerts } from "../alerts/order-alerts.ts"
import { ExportDialog } from "../files/export-dialog.tsx"

/** Few open it: it comes with what reads files when it is opened. */
const ImportDialog = lazy(async () => ({ default: (await import("../files/import-dialog.tsx")).ImportDialog }))

/** Menu of further actions: files out and in, and the sound of new orders. */
export function OrdersMenu() {
  const t = useText()
  const mayExport = useMay("orders.export")
  const mayWrite = useMay("orders.write")
  const [{ sound }, change] = useOrderAlerts()
  const [asking, setAsking] = useState<"export" | "import">()
  return (
    <>
      {mayExport && (
        <Button look="quiet" icon="download" className="no-phone" onClick={() => setAsking("export")}>
          {t("orders.export")}
        </Button>
      )}
      <Menu aria-label={t("shell.more")} button={<Icon name="ellipsis-vertical" />}>
        <MenuCheck isOn={sound} onPress={() => change({ sound: !sound })}>
          <Icon name={sound ? "volume-2" : "volume-x"} />
          {t("orders.sound")}
          {sound && <Icon name="check" />}
        </MenuCheck>
        {mayExport && (
          <MenuItem onPress={() => setAsking("export")}>
            <Icon name="download" />
            {t("orders.export")}
          </MenuItem>
        )}
        {mayWrite && (
          <MenuItem onPress={() => setAsking("import")}>
            <Icon name="upload" />
            {t("orders.import")}
          </MenuItem>
        )}
        <MenuLink to="/orders/parcels">
          <Icon name="truck" />
          {t("orders.parcels")}
        </MenuLink>
        <MenuLink to="/orders/phone-blocks">
          <Icon name="phone-off" />
          {t("phoneBlock.title")}
        </MenuLink>
      </Menu>
      {asking === "export" && <ExportDialog onClose={() => setAsking(undefined)} />}
      {asking === "import" && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </>
  )
}
