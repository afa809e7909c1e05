import { useEffect, useState } from "react"
import { useI18n } from "../../i18n/i18n.tsx"
import { island } from "../../page/island.tsx"
import { takeRepeated } from "../order-form/sending/saved-attempts.ts"
import * as css from "./confirmation.module.css"

/** Says that the same was ordered once more a moment ago, which placed nothing. */
export const RepeatedNote = island(
  "repeated-note",
  () => {
    const { t } = useI18n()
    const [isRepeated, setRepeated] = useState(false)
    useEffect(() => {
      if (takeRepeated()) setRepeated(true)
    }, [])
    if (!isRepeated) return null
    return (
      <p className={css.lead} role="status">
        {t("confirmation.again")}
      </p>
    )
  },
  { atRest: true },
)
