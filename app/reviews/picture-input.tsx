import { useEffect, useRef, useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { island } from "../islands/island.tsx"
import * as orderForm from "../orders/order-form/order-form.module.css"
import * as fields from "../styles/fields.module.css"
import { smallerPicture } from "./smaller-picture.ts"

/** The file of a review's picture. With scripts a large photo is made smaller before it is sent: the whole of it takes
 *  minutes on a weak network, and the shop would not keep it. */
export const PictureInput = island("picture-input", ({ id, why }: { id: string; why: string | null }) => {
  const { t } = useI18n()
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  async function shrink() {
    const input = field.current
    const file = input?.files?.[0]
    if (!input || !file) return
    setBusy(true)
    const smaller = await smallerPicture(file)
    if (smaller && input.files?.[0] === file) {
      const chosen = new DataTransfer()
      chosen.items.add(smaller)
      input.files = chosen.files
    }
    setBusy(false)
  }
  // It may have been chosen before the script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void shrink(), [])
  return (
    <div className={`${fields.field} ${orderForm.full}${why ? ` ${fields.bad}` : ""}`}>
      <label htmlFor={id}>{t("review.picture")}</label>
      <input
        ref={field}
        id={id}
        name="picture"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby={`${id}-hint`}
        aria-invalid={why !== null}
        aria-busy={busy}
        onChange={shrink}
      />
      <p className={orderForm.hint} id={`${id}-hint`}>
        {why ?? t("review.pictureHint")}
      </p>
    </div>
  )
})
