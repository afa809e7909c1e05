import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import * as fields from "#app/styles/fields.module.css"
import { mayGiveRole, type StaffRole, staffRoles } from "#core/staff/staff-permissions.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useMe } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as ordersChoices from "../../styles/orders-choices.module.css"
import * as settings from "../../styles/settings.module.css"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/forms/field.tsx"
import { Problem } from "../../ui/problem.tsx"
import { staffRejectionText } from "../../ui/staff-rejection-text.ts"
import { ProofFields, proofIn } from "../sign-in/proof-fields.tsx"
import { useSending } from "../sign-in/use-sending.ts"
import { NewStaffLink } from "./new-link.tsx"

/** Makes a link with which somebody joins the team. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const me = useMe()
  const queries = useQueryClient()
  const [link, setLink] = useState<string>()
  const [chosen, setChosen] = useState<StaffRole>("agent")
  const roles = staffRoles.filter((role) => me && mayGiveRole(me.role, role))
  const { send, busy, problem } = useSending(async (form) => {
    const note = String(form.get("note")).trim()
    const email = String(form.get("email")).trim()
    const body = { role: chosen, ...(note && { note }), ...(email && { email }), ...proofIn(form) }
    const invitation = await fetchJson<{ link: string }>("POST", "/invitations", body)
    setLink(invitation.link)
    await queries.invalidateQueries({ queryKey: ["staff"] })
  })
  return (
    <Dialog title={t("staff.inviteTitle")} onClose={onClose}>
      {link ? (
        <NewStaffLink link={link} />
      ) : (
        <form className={`${ordersChoices.cForm} ${ordersChoices.cInner}`} onSubmit={send}>
          <Problem text={staffRejectionText(problem, t)} />
          <fieldset className={settings.cRoles}>
            <legend className="small muted">{t("staff.role")}</legend>
            {roles.map((role) => (
              <label key={role} className={fields.check}>
                <input
                  type="radio"
                  name="role"
                  value={role}
                  checked={role === chosen}
                  onChange={() => setChosen(role)}
                  required
                />
                <span>
                  {t(`role.${role}`)}
                  <small>{t(`role.${role}Text`)}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <Field label={t("staff.note")} name="note" maxLength={120} />
          <Field label={t("staff.inviteEmail")} name="email" type="email" dir="ltr" maxLength={254} />
          <p>{t("staff.proofText")}</p>
          <ProofFields label={t("staff.yourPassword")} />
          <Button type="submit" disabled={busy}>
            {t("staff.makeLink")}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
