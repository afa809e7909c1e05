import { useEffect, useRef, useState } from "react"
import * as orderForm from "../forms/order-form.module.css"
import { useI18n } from "../i18n/i18n.tsx"
import { island } from "../page/island.tsx"
import * as fields from "../styles/fields.module.css"

/** Bytes up to which a picture is not shrunk. */
const smallEnough = 400_000
/** Pixels: as much as the shop shows. */
const maxSide = 1600

/** A photo as a smaller JPEG; undefined where that is not needed, not possible, or no gain. */
async function smallerPicture(file: File): Promise<File | undefined> {
  if (file.size <= smallEnough) return undefined
  try {
    const photo = await createImageBitmap(file)
    const share = Math.min(1, maxSide / Math.max(photo.width, photo.height))
    const canvas = document.createElement("canvas")
    canvas.width = Math.round(photo.width * share)
    canvas.height = Math.round(photo.height * share)
    canvas.getContext("2d")?.drawImage(photo, 0, 0, canvas.width, canvas.height)
    photo.close()
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.86))
    if (!made || made.size >= file.size) return undefined
    return new File([made], "photo.jpg", { type: "image/jpeg" })
  } catch {
    // No picture, or one that this browser cannot read: the shop says so.
    return undefined
  }
}

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
