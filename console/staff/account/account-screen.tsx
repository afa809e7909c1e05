import type { Me } from "#api/staff/contract-me.ts"
import { useText } from "../../i18n/use-text.ts"
import { AlertsPart } from "../../orders/alerts/alerts-part.tsx"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import { WithMe } from "../../ui/states/with-me.tsx"
import { PasswordPart } from "./password-part.tsx"
import { ProfilePart } from "./profile-part.tsx"
import { SessionsPart } from "./sessions-part.tsx"
import { TwoFactorPart } from "./two-factor-part.tsx"

/** One's own account: name and language, new orders, password, second step, sessions. */
export const AccountScreen = () => <WithMe>{(me) => <Account me={me} />}</WithMe>

function Account({ me }: { me: Me }) {
  const t = useText()
  return (
    <div className={`${parts.cPage} ${parts.cNarrow} ${settings.cParts}`}>
      <h1>{t("shell.account")}</h1>
      <p className="muted">
        <bdi>{me.email}</bdi> · {t(`role.${me.role}`)}
      </p>
      <ProfilePart me={me} />
      {me.permissions.includes("orders.read") && <AlertsPart />}
      <PasswordPart />
      <TwoFactorPart isOn={me.twoFactor} />
      <SessionsPart />
    </div>
  )
}
