import { useState } from "react"
import { useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import { Button } from "../../ui/button.tsx"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { DiscountLimitsPart } from "./discount-limits.tsx"
import { InvitationRows } from "./invitation-rows.tsx"
import { InviteDialog } from "./invite-dialog.tsx"
import { MemberRow } from "./member-row.tsx"
import { SecondFactorRule } from "./second-factor-rule.tsx"
import { useMembers } from "./staff-api.ts"

/** The team: who is in it, as what, and who is invited. */
export function StaffScreen() {
  const t = useText()
  const { data: members, error, refetch } = useMembers()
  const [inviting, setInviting] = useState(false)
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <div className={ordersHead.cTop}>
        <h1>{t("staff.title")}</h1>
        <span className={ordersHead.gap} />
        <Button icon="user-plus" onClick={() => setInviting(true)}>
          {t("staff.invite")}
        </Button>
      </div>
      {error && !members && <FailedScreen problem={error} again={refetch} />}
      <ul className={settings.cRows}>
        {members?.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </ul>
      <InvitationRows />
      <SecondFactorRule />
      <DiscountLimitsPart />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  )
}
