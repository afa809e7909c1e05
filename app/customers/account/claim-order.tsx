import { useI18n } from "../../i18n/i18n.tsx"
import * as confirmation from "../../orders/confirmation/confirmation.module.css"
import { useLacks } from "../../page/page.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Form, Link } from "../../ui/link.tsx"
import type { ClaimState } from "./claim-state.server.ts"

/** Puts the order of a private link into the account of who is signed in: a plain form, answered by the order's page. */
export function ClaimOrder({ state, token }: { state: ClaimState | null; token: string }) {
  const { t, to } = useI18n()
  const lacks = useLacks()
  if (state === null || lacks("accounts")) return null
  if (state === "none") {
    return (
      <Form method="post" action={`/order?order=${token}`} className={confirmation.claimOrder}>
        <button type="submit" className={`${buttons.btn} ${buttons.btnQuiet}`} name="intent" value="claim">
          <Icon name="user" />
          {t("tracking.claim.go")}
        </button>
      </Form>
    )
  }
  if (state === "other")
    return <p className={`${confirmation.claimOrder} small muted`}>{t("tracking.alert.otherAccount")}</p>
  const isOwn = state === "own"
  return (
    <p className={`${confirmation.claimOrder} small muted`}>
      {t(isOwn ? "tracking.claim.own" : "tracking.claim.guest")}{" "}
      <Link className={buttons.link} to={to(isOwn ? "/profile" : "/login")}>
        {t(isOwn ? "account.profile" : "account.login")}
      </Link>
    </p>
  )
}
