import { useEffect, useRef } from "react"
import type { SizeGuide, SizeGuideRef } from "#core/catalogue/size-guide.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { openModal } from "../../browser/modal-layers.ts"
import { readAgain } from "../../browser/read-again.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import * as quickBox from "../quick-view/quick-box.module.css"
import * as quickView from "../quick-view/quick-view.module.css"
import * as css from "./size-guide.module.css"
import { SizeGuideContents } from "./size-guide-contents.tsx"
import { sizeGuideTitle } from "./size-guide-path.ts"

export type SizeGuideDialogProps = { guide: SizeGuide; onClose: () => void }

/** Reads a size guide from the shop.
 *  @throws when there is none or the shop is away */
export async function loadSizeGuide({ kind, brand }: SizeGuideRef, locale: Locale): Promise<SizeGuide> {
  const query = new URLSearchParams({ locale, ...(brand && { brand: brand.slug }) })
  const answer = await readAgain(`/size-guides/${kind}?${query}`)
  if (!answer.ok) throw new Error(`Size guide ${kind}: ${answer.status}`)
  return answer.json()
}

/** A size guide over the page. Escape, the backdrop and the back button close it; focus returns by itself. */
export function SizeGuideDialog({ guide, onClose }: SizeGuideDialogProps) {
  const { t } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const node = dialog.current
    if (node) openModal(node)
    return () => node?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={`${quickView.quick} ${css.guideDialog}`}
      aria-labelledby="size-guide-title"
      onClose={onClose}
    >
      <div className={quickBox.quickBox}>
        <div className={css.guideHead}>
          <h2 id="size-guide-title">{sizeGuideTitle(guide, t)}</h2>
          <button
            type="button"
            className={buttons.iconBtn}
            aria-label={t("product.guide.close")}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
        <SizeGuideContents guide={guide} heading="h3" />
      </div>
    </dialog>
  )
}
