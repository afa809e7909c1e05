import * as marks from "#app/styles/marks.module.css"
import { type MessageKind, messageKinds } from "#core/orders/messages/order-messages.ts"
import { useText } from "../../i18n/use-text.ts"
import * as css from "./messages.module.css"

type Props = { linkOf: (kind: MessageKind) => string }

/** The messages of all statuses, one of which is written instead of the one of the order's status. */
export function OtherMessages({ linkOf }: Props) {
  const t = useText()
  return (
    <details className={css.others}>
      <summary className="small">{t("orderMessage.other")}</summary>
      <ul>
        {messageKinds.map((kind) => (
          <li key={kind}>
            <a className={marks.chip} href={linkOf(kind)} target="_blank" rel="noopener noreferrer">
              {t(`orderMessage.kind.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
