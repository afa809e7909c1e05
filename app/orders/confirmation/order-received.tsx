import { useI18n } from "../../i18n/i18n.tsx"
import * as empty from "../../shell/empty.module.css"
import * as buttons from "../../styles/buttons.module.css"
import { BigStar } from "../../ui/big-star.tsx"
import { Link } from "../../ui/link.tsx"
import { PhoneSentence } from "../order-form/phone-sentence.tsx"
import { OrdersOfDevice } from "./orders-of-device.tsx"

/** The page of a receipt: the same order was sent twice. It says nothing of the order, as a receipt proves nothing. */
export function OrderReceived() {
  const { t, to } = useI18n()
  return (
    <div className="wrap">
      <div className={empty.empty}>
        <BigStar />
        <h1>{t("confirmation.received")}</h1>
        <p>
          <PhoneSentence message="confirmation.receivedText" withoutPhone="confirmation.receivedTextNoPhone" />
        </p>
        <OrdersOfDevice />
        <Link className={buttons.btn} to={to("/shop")}>
          {t("confirmation.go")}
        </Link>
      </div>
    </div>
  )
}
