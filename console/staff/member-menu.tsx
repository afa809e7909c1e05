import Menu from "@mui/material/Menu"
import MenuItem from "@mui/material/MenuItem"
import { useState } from "react"
import { useNotify } from "react-admin"
import type { StaffMember } from "#api/contract/admin/staff.ts"
import { useText } from "../i18n/use-text.ts"
import { Dialog } from "../ui/dialog.tsx"
import { Icon } from "../ui/icon.tsx"
import { LinkShown } from "./link-shown.tsx"
import { useStaffChange } from "./staff-api.ts"

/** What else can be done about a member. */
export function MemberMenu({ member }: { member: StaffMember }) {
  const t = useText()
  const notify = useNotify()
  const change = useStaffChange()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [removing, setRemoving] = useState(false)
  const [link, setLink] = useState<string>()
  const path = `/staff/${member.id}`
  const doing = (what: () => void) => () => {
    setAnchor(null)
    what()
  }
  const item = (text: string, { icon }: { icon: string }, what: () => void) => (
    <MenuItem onClick={doing(what)}>
      <Icon name={icon} />
      {text}
    </MenuItem>
  )
  const done = async (end: string) => {
    if ((await change("DELETE", `${path}${end}`)) !== undefined) notify(t("staff.done"))
  }
  const askLink = async () => setLink((await change<{ link: string }>("POST", `${path}/password-link`))?.link)
  return (
    <>
      <button
        type="button"
        className="icon-btn"
        aria-label={t("staff.actions", { name: member.name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="ellipsis-vertical" />
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {item(t("staff.passwordLink"), { icon: "key-round" }, askLink)}
        {member.sessions > 0 && item(t("staff.endSessions"), { icon: "log-out" }, () => done("/sessions"))}
        {member.twoFactor && item(t("staff.dropTwoFactor"), { icon: "shield-off" }, () => done("/two-factor"))}
        {item(t("staff.remove"), { icon: "trash-2" }, () => setRemoving(true))}
      </Menu>
      {link && (
        <Dialog title={t("staff.passwordLink")} onClose={() => setLink(undefined)}>
          <LinkShown link={link} />
        </Dialog>
      )}
      {removing && (
        <Dialog title={t("staff.removeTitle", { name: member.name })} onClose={() => setRemoving(false)}>
          <p>{t("staff.removeText")}</p>
          <div className="c-acts">
            <button
              type="button"
              className="btn btn-order"
              onClick={() => {
                setRemoving(false)
                void done("")
              }}
            >
              {t("staff.remove")}
            </button>
            <button type="button" className="btn btn-quiet" onClick={() => setRemoving(false)}>
              {t("shell.close")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
