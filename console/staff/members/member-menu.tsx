import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { StaffMember } from "#api/staff/contract.ts"
import * as buttons from "#app/styles/buttons.module.css"
import { fetchJson } from "../../data/api-client.ts"
import { type ApiPath, apiPath } from "../../data/api-path.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Menu, MenuItem } from "../../ui/menu.tsx"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { NewStaffLink } from "./new-link.tsx"
import { ProofDialog } from "./proof-dialog.tsx"
import { useStaffChange } from "./staff-api.ts"

/** Menu of further actions on a member. */
export function MemberMenu({ member }: { member: StaffMember }) {
  const t = useText()
  const notify = useNotify()
  const change = useStaffChange()
  const queries = useQueryClient()
  const [removing, setRemoving] = useState(false)
  const [link, setLink] = useState<string>()
  const [proving, setProving] = useState<"passwordLink" | "dropTwoFactor">()
  const params = { documentId: member.id }
  const item = (text: string, { icon }: { icon: string }, what: () => void) => (
    <MenuItem onPress={what}>
      <Icon name={icon} />
      {text}
    </MenuItem>
  )
  const remove = async (path: ApiPath) => {
    if ((await change("DELETE", path)) !== undefined) notify(t("staff.done"))
  }
  const prove = async (proof: object) => {
    if (proving === "passwordLink") {
      setLink(
        (await fetchJson<{ link: string }>("POST", apiPath("/staff/:documentId/password-link", { params }), proof))
          .link,
      )
    } else {
      await fetchJson("POST", apiPath("/staff/:documentId/two-factor/remove", { params }), proof)
      notify(t("staff.done"))
    }
    setProving(undefined)
    await queries.invalidateQueries({ queryKey: ["staff"] })
  }
  return (
    <>
      <Menu aria-label={t("staff.actions", { name: member.name })} button={<Icon name="ellipsis-vertical" />}>
        {item(t("staff.passwordLink"), { icon: "key-round" }, () => setProving("passwordLink"))}
        {member.sessions > 0 &&
          item(t("staff.endSessions"), { icon: "log-out" }, () =>
            remove(apiPath("/staff/:documentId/sessions", { params })),
          )}
        {member.twoFactor && item(t("staff.dropTwoFactor"), { icon: "shield-off" }, () => setProving("dropTwoFactor"))}
        {item(t("staff.remove"), { icon: "trash-2" }, () => setRemoving(true))}
      </Menu>
      {proving && <ProofDialog title={t(`staff.${proving}`)} onClose={() => setProving(undefined)} onProven={prove} />}
      {link && (
        <Dialog title={t("staff.passwordLink")} onClose={() => setLink(undefined)}>
          <NewStaffLink link={link} />
        </Dialog>
      )}
      {removing && (
        <Dialog title={t("staff.removeTitle", { name: member.name })} onClose={() => setRemoving(false)}>
          <p>{t("staff.removeText")}</p>
          <div className={parts.cActs}>
            <button
              type="button"
              className={`${buttons.btn} ${buttons.btnOrder}`}
              onClick={() => {
                setRemoving(false)
                void remove(apiPath("/staff/:documentId", { params }))
              }}
            >
              {t("staff.remove")}
            </button>
            <Button look="quiet" onClick={() => setRemoving(false)}>
              {t("shell.close")}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
