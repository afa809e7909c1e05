import { Loading } from "react-admin"
import { useMe } from "../auth/use-me.ts"
import { useText } from "../i18n/use-text.ts"

/** One's own account. */
export function AccountScreen() {
  const t = useText()
  const me = useMe()
  if (!me) return <Loading />
  return (
    <div className="c-page">
      <h1>{t("shell.account")}</h1>
      <p>{me.name}</p>
      <p className="muted">
        <bdi>{me.email}</bdi> · {t(`role.${me.role}`)}
      </p>
    </div>
  )
}
