import { useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/frame.module.css"
import { ButtonLink } from "../button.tsx"

/** An address that has no screen. */
export function NotFound() {
  const t = useText()
  return (
    <div className={css.nothing}>
      <h1>{t("shell.notFound")}</h1>
      <ButtonLink to="/orders">{t("shell.toOrders")}</ButtonLink>
    </div>
  )
}
