import * as marks from "#app/styles/marks.module.css"
import { type MessageKind, messageKinds } from "#core/orders/messages/order-messages.ts"
import { useText } from "../../i18n/use-text.ts"
import { MessageAnchor } from "./message-anchor.tsx"
import * as css from "./messages.module.css"

/** `linkOf`: undefined until the texts are known. */
type Props = { linkOf: ((kind: MessageKind) => string) | undefined }

/** The messages of all statuses, one of which is written instead of the one of the order's status. */
export function OtherMessages({ linkOf }: Props) {
  const t = useText()
  return (
    <details className={css.others}>
      <summary className="small">{t("orderMessage.other")}</summary>
      <ul>
        {messageKinds.map((kind) => (
          <li key={kind}>
            <MessageAnchor className={marks.chip} href={linkOf?.(kind)}>
              {t(`orderMessage.kind.${kind}`)}
            </MessageAnchor>
          </li>
        ))}
      </ul>
    </details>
  )
}
