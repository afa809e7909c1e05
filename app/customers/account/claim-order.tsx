import { useNavigation } from "react-router"
import { useI18n } from "../../i18n/i18n.tsx"
import { useLacks } from "../../shell/lacking.ts"
import { Icon } from "../../ui/icon.tsx"
import { Form, Link } from "../../ui/link.tsx"
import type { ClaimState } from "./claim-state.server.ts"

/** Puts the order of a private link into the account of who is signed in: a plain form, answered by the order's page. */
export function ClaimOrder({ state, token }: { state: ClaimState | null; token: string }) {
  const { t, to } = useI18n()
  const busy = useNavigation().state === "submitting"
  const lacks = useLacks()
  if (state === null || lacks("accounts")) return null
  if (state === "none") {
    return (
      <Form method="post" action={to(`/order?order=${token}`)} className="claim-order">
        <button type="submit" className="btn btn-quiet" name="intent" value="claim" disabled={busy}>
          <Icon name="user" />
          {t("tracking.claim.go")}
        </button>
      </Form>
    )
  }
  if (state === "other") return <p className="claim-order small muted">{t("tracking.alert.otherAccount")}</p>
  const isOwn = state === "own"
  return (
    <p className="claim-order small muted">
      {t(isOwn ? "tracking.claim.own" : "tracking.claim.guest")}{" "}
      <Link className="link" to={to(isOwn ? "/profile" : "/login")}>
        {t(isOwn ? "account.profile" : "account.login")}
      </Link>
    </p>
  )
}
