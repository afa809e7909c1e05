import { useNavigation } from "react-router"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Form } from "../../ui/link.tsx"
import type { TrackingReply } from "./answer-tracking.server.ts"
import * as css from "./tracking.module.css"

/** Cancels an order that is new. The question unfolds first, without a script too.
 *  @param typed what opened the order where no link did */
export function CancelOrder({ typed }: { typed: TrackingReply["typed"] | null }) {
  const { t } = useI18n()
  const busy = useNavigation().state === "submitting"
  return (
    <details className={css.cancelOrder}>
      <summary className={buttons.link}>{t("tracking.cancel")}</summary>
      <Form method="post">
        <p>{t("tracking.cancelText")}</p>
        <input type="hidden" name="intent" value="cancel" />
        {typed && (
          <>
            <input type="hidden" name="number" value={typed.number} />
            <input type="hidden" name="mobile" value={typed.mobile} />
          </>
        )}
        <button type="submit" className={`${buttons.btn} ${buttons.btnQuiet}`} disabled={busy}>
          {t("tracking.cancelYes")}
        </button>
      </Form>
    </details>
  )
}
