import { type ComponentType, type MouseEvent, useState } from "react"
import type { SizeGuide, SizeGuideRef } from "#core/catalogue/size-guide.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import * as choices from "../product/choice/choices.module.css"
import type { SizeGuideDialogProps } from "./size-guide-dialog.tsx"
import { sizeGuidePath } from "./size-guide-path.ts"

type OpenGuide = { guide: SizeGuide; Dialog: ComponentType<SizeGuideDialogProps> }

/** Leads to the size guide; with JavaScript it opens over the page, and its code comes with the first press. */
export function SizeGuideLink({ guide }: { guide: SizeGuideRef }) {
  const { t, to, locale } = useI18n()
  const [shown, setShown] = useState<OpenGuide | null>(null)
  const path = to(sizeGuidePath(guide))

  const open = async (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    try {
      const { loadSizeGuide, SizeGuideDialog } = await import("./size-guide-dialog.tsx")
      setShown({ guide: await loadSizeGuide(guide, locale), Dialog: SizeGuideDialog })
    } catch {
      location.assign(path)
    }
  }
  return (
    <>
      <Link className={`${buttons.link} ${choices.sizeGuideLink}`} to={path} aria-haspopup="dialog" onClick={open}>
        <Icon name="ruler" />
        {t("product.guide")}
      </Link>
      {shown && <shown.Dialog guide={shown.guide} onClose={() => setShown(null)} />}
    </>
  )
}
