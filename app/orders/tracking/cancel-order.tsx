import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Form } from "../../ui/link.tsx"
import * as css from "./tracking.module.css"

/** Cancels an order that is new, on the page of its private link. The question unfolds first, without a script too. */
export function CancelOrder() {
  const { t } = useI18n()
  return (
    <details className={css.cancelOrder}>
      <summary className={buttons.link}>{t("tracking.cancel")}</summary>
      <Form method="post">
        <p>{t("tracking.cancelText")}</p>
        <input type="hidden" name="intent" value="cancel" />
        <button type="submit" className={`${buttons.btn} ${buttons.btnQuiet}`}>
          {t("tracking.cancelYes")}
        </button>
      </Form>
    </details>
  )
}
