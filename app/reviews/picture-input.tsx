import { type ChangeEvent, useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import * as orderForm from "../orders/order-form/order-form.module.css"
import * as fields from "../styles/fields.module.css"
import { smallerPicture } from "./smaller-picture.ts"

/** The file of a review's picture. With scripts a large photo is made smaller before it is sent: the whole of it takes
 *  minutes on a weak network, and the shop would not keep it. */
export function PictureInput({ id, why }: { id: string; why: string | null }) {
  const { t } = useI18n()
  const [busy, setBusy] = useState(false)
  async function shrink({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? []
    if (!file) return
    setBusy(true)
    const smaller = await smallerPicture(file)
    if (smaller && input.files?.[0] === file) {
      const chosen = new DataTransfer()
      chosen.items.add(smaller)
      input.files = chosen.files
    }
    setBusy(false)
  }
  return (
    <div className={`${fields.field} ${orderForm.full}${why ? ` ${fields.bad}` : ""}`}>
      <label htmlFor={id}>{t("review.picture")}</label>
      <input
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
}
