import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { StaffMember } from "#api/staff/contract.ts"
import { mayGiveRole, type StaffRole, staffRoles } from "#core/staff/staff-permissions.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useMe } from "../../data/use-me.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as frame from "../../styles/frame.module.css"
import * as settings from "../../styles/settings.module.css"
import { agoText } from "../../ui/forms/moment.ts"
import { Options, Select } from "../../ui/forms/select.tsx"
import { useNow } from "../../ui/use-now.ts"
import { toInitials } from "./initials.ts"
import { MemberMenu } from "./member-menu.tsx"
import { ProofDialog } from "./proof-dialog.tsx"

/** One member of the team, with the role that they have. */
export function MemberRow({ member }: { member: StaffMember }) {
  const t = useText()
  const locale = useConsoleLocale()
  const now = useNow()
  const me = useMe()
  const queries = useQueryClient()
  const [nextRole, setNextRole] = useState<StaffRole>()
  const path = apiPath("/staff/:documentId", { params: { documentId: member.id } })
  const isMe = me?.id === member.id
  const mayChange = me !== undefined && !isMe && mayGiveRole(me.role, member.role)
  const roles = staffRoles.filter((role) => me && (mayGiveRole(me.role, role) || role === member.role))
  const seen = member.lastSeenAt ? agoText(member.lastSeenAt, now, locale, t) : t("staff.never")
  return (
    <li>
      <span className={settings.whoLine}>
        <span className={frame.av} aria-hidden="true">
          {toInitials(member.name)}
        </span>
        <span>
          <b>
            <bdi>{member.name}</bdi>
            {isMe && ` (${t("staff.you")})`}
          </b>
          <small>
            <bdi dir="ltr">{member.email}</bdi> · {t("account.seen", { time: seen })}
            {member.twoFactor && ` · ${t("staff.twoFactor")}`}
          </small>
        </span>
      </span>
      {mayChange ? (
        <Select
          label={t("shell.named", { name: t("staff.role"), value: member.name })}
          value={member.role}
          onChange={({ target }) => {
            const role = roles.find((one) => one === target.value)
            if (role && role !== member.role) setNextRole(role)
          }}
        >
          <Options of={roles.map((role) => [role, t(`role.${role}`)])} />
        </Select>
      ) : (
        <span className="muted">{t(`role.${member.role}`)}</span>
      )}
      {mayChange && <MemberMenu member={member} />}
      {nextRole && (
        <ProofDialog
          title={t("shell.named", { name: member.name, value: t(`role.${nextRole}`) })}
          onClose={() => setNextRole(undefined)}
          onProven={async (proof) => {
            await fetchJson("PATCH", path, { role: nextRole, ...proof })
            setNextRole(undefined)
            await queries.invalidateQueries({ queryKey: ["staff"] })
          }}
        />
      )}
    </li>
  )
}
