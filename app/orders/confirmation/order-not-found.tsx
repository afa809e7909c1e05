import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as empty from "../../styles/empty.module.css"
import { BigStar } from "../../ui/big-star.tsx"
import { Link } from "../../ui/link.tsx"
import { PhoneSentence } from "../order-form/phone-sentence.tsx"

/** The page of a link that leads to no order: what to do instead. */
export function OrderNotFound() {
  const { t, to } = useI18n()
  return (
    <div className="wrap">
      <div className={empty.empty}>
        <BigStar />
        <h1>{t("confirmation.unknown")}</h1>
        <p>
          <PhoneSentence message="confirmation.unknownText" withoutPhone="confirmation.unknownTextNoPhone" />
        </p>
        <Link className={buttons.btn} to={to("/shop")}>
          {t("confirmation.go")}
        </Link>
      </div>
    </div>
  )
}
