import { type ComponentType, useEffect, useRef, useState } from "react"
import { openModal } from "../../browser/modal-layers.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { setQuickViewOpener, type Viewed } from "../../lists/quick-view-opener.ts"
import { island } from "../../page/island.tsx"
import * as quickBox from "./quick-box.module.css"
import * as css from "./quick-view.module.css"
import type { QuickViewContentsProps } from "./quick-view-contents.tsx"

const loadContents = () => import("./quick-view-contents.tsx")

/** The dialog that shows a card's product without leaving the list; once in each layout. It opens at once; its contents
 *  come with the first opening. */
export const QuickView = island("quick-view", () => {
  const { t } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)
  const [Contents, setContents] = useState<ComponentType<QuickViewContentsProps> | null>(null)
  const [viewed, setViewed] = useState<Viewed | null>(null)
  // Each opening starts again, with a chosen quantity of 1 (specification, section 4).
  const [opened, setOpened] = useState(0)

  useEffect(() => {
    const node = dialog.current
    if (!node) return
    const withdraw = setQuickViewOpener({
      load: loadContents,
      open(product) {
        delete node.dataset.tall
        setViewed(product)
        setOpened((times) => times + 1)
        openModal(node)
        loadContents().then(
          ({ QuickViewContents }) => setContents(() => QuickViewContents),
          () => node.close(),
        )
      },
    })
    return () => {
      withdraw()
      node.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={css.quick}
      aria-label={viewed?.title ?? t("quickView.title")}
      onClose={({ target }) => target === dialog.current && !dialog.current.open && setViewed(null)}
    >
      <div className={quickBox.quickBox} aria-busy={!Contents}>
        {Contents && viewed && <Contents key={opened} viewed={viewed} close={() => dialog.current?.close()} />}
      </div>
    </dialog>
  )
})
