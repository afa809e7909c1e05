import type { StaffMember } from "#api/contract/admin/staff.ts"
import { mayGiveRole, staffRoles } from "#core/staff-permissions.ts"
import { useMe } from "../auth/use-me.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { initialsOf } from "../layout/initials.ts"
import { sinceText } from "../ui/moment.ts"
import { Select } from "../ui/select.tsx"
import { useNow } from "../ui/use-now.ts"
import { MemberMenu } from "./member-menu.tsx"
import { useStaffChange } from "./staff-api.ts"

/** One member of the team, with the role that they have. */
export function MemberRow({ member }: { member: StaffMember }) {
  const t = useText()
  const locale = useConsoleLocale()
  const now = useNow()
  const me = useMe()
  const change = useStaffChange()
  const isMe = me?.id === member.id
  const mayChange = me !== undefined && !isMe && mayGiveRole(me.role, member.role)
  const roles = staffRoles.filter((role) => me && (mayGiveRole(me.role, role) || role === member.role))
  const seen = member.lastSeenAt ? sinceText(member.lastSeenAt, now, locale, t) : t("staff.never")
  return (
    <li>
      <span className="who-line">
        <span className="av" aria-hidden="true">
          {initialsOf(member.name)}
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
          onChange={({ target }) => change("PATCH", `/staff/${member.id}`, { role: target.value })}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(`role.${role}`)}
            </option>
          ))}
        </Select>
      ) : (
        <span className="muted">{t(`role.${member.role}`)}</span>
      )}
      {mayChange && <MemberMenu member={member} />}
    </li>
  )
}
