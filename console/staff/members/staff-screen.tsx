import { useState } from "react"
import { useText } from "../../i18n/use-text.ts"
import { FailedScreen } from "../../shell/failed-screen.tsx"
import { Icon } from "../../ui/icon.tsx"
import { InvitationRows } from "./invitation-rows.tsx"
import { InviteDialog } from "./invite-dialog.tsx"
import { MemberRow } from "./member-row.tsx"
import { SecondFactorRule } from "./second-factor-rule.tsx"
import { SettingsTabs } from "./settings-tabs.tsx"
import { useMembers } from "./staff-api.ts"

/** The team: who is in it, as what, and who is invited. */
export function StaffScreen() {
  const t = useText()
  const { data: members, error, refetch } = useMembers()
  const [inviting, setInviting] = useState(false)
  return (
    <div className="c-page c-parts c-narrow">
      <SettingsTabs />
      <div className="c-top">
        <h1>{t("staff.title")}</h1>
        <span className="gap" />
        <button type="button" className="btn" onClick={() => setInviting(true)}>
          <Icon name="user-plus" />
          {t("staff.invite")}
        </button>
      </div>
      {error && !members && <FailedScreen problem={error} again={refetch} />}
      <ul className="c-rows">
        {members?.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </ul>
      <InvitationRows />
      <SecondFactorRule />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  )
}
