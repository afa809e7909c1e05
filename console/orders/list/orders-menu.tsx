import Menu from "@mui/material/Menu"
import MenuItem from "@mui/material/MenuItem"
import { useState } from "react"
import { Link } from "react-router"
import { useStored } from "../../data/stored.ts"
import { useText } from "../../i18n/use-text.ts"
import { useMay } from "../../staff/sign-in/use-me.ts"
import { Icon } from "../../ui/icon.tsx"
import { ExportDialog } from "../files/export-dialog.tsx"
import { ImportDialog } from "../files/import-dialog.tsx"
import { orderSound } from "./order-sound.ts"

/** What else can be done with orders: files out and in, and the sound of new ones. */
export function OrdersMenu() {
  const t = useText()
  const mayExport = useMay("orders.export")
  const mayWrite = useMay("orders.write")
  const [sound, setSound] = useStored(orderSound)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asking, setAsking] = useState<"export" | "import">()
  const doing = (what: () => void) => () => {
    setAnchor(null)
    what()
  }
  return (
    <>
      {mayExport && (
        <button
          type="button"
          className="btn btn-quiet no-phone"
          aria-label={t("orders.export")}
          onClick={() => setAsking("export")}
        >
          <Icon name="download" />
          <span className="only-wide">{t("orders.export")}</span>
        </button>
      )}
      <button
        type="button"
        className="icon-btn"
        aria-label={t("shell.more")}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="ellipsis-vertical" />
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem role="menuitemcheckbox" aria-checked={sound} onClick={doing(() => setSound(!sound))}>
          <Icon name={sound ? "volume-2" : "volume-x"} />
          {t("orders.sound")}
          {sound && <Icon name="check" />}
        </MenuItem>
        {mayExport && (
          <MenuItem onClick={doing(() => setAsking("export"))}>
            <Icon name="download" />
            {t("orders.export")}
          </MenuItem>
        )}
        {mayWrite && (
          <MenuItem onClick={doing(() => setAsking("import"))}>
            <Icon name="upload" />
            {t("orders.import")}
          </MenuItem>
        )}
        <MenuItem component={Link} to="/orders/phone-blocks">
          <Icon name="phone-off" />
          {t("phoneBlock.title")}
        </MenuItem>
      </Menu>
      {asking === "export" && <ExportDialog onClose={() => setAsking(undefined)} />}
      {asking === "import" && <ImportDialog onClose={() => setAsking(undefined)} />}
    </>
  )
}
