import type { MaximumChange } from "#core/orders/order-maximums.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { changeText } from "./change-text.ts"
import { PhoneSentence } from "./phone-sentence.tsx"

/** Says which maximums an order exceeds, and that the shop takes more by phone. */
export function MaximumSentences({ changes }: { changes: MaximumChange[] }) {
  const i18n = useI18n()
  return (
    <>
      {changes.map((change) => (
        <p key={JSON.stringify(change)}>
          <b>{changeText(change, i18n)}</b>
        </p>
      ))}
      <p>
        <PhoneSentence message="orderForm.maximumCall" withoutPhone="orderForm.maximumCallNoPhone" />
      </p>
    </>
  )
}
