import { type ComponentType, useEffect, useRef, useState } from "react"
import { useI18n } from "../../i18n/i18n.tsx"
import { afterPaint } from "../../ui/after-paint.ts"
import type { CartContentsProps } from "./cart-contents.tsx"
import { loadContents } from "./cart-opener.ts"
import { openModal } from "./modal-layers.ts"
import { setCartOpener } from "./open-cart.ts"
import * as css from "./panel.module.css"

/** The cart's side panel, once in each layout. It opens at once; its contents come with the first opening. */
export function CartPanel() {
  const { t } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)
  const [Contents, setContents] = useState<ComponentType<CartContentsProps> | null>(null)
  const [opened, setOpened] = useState(0)
  /** Takes an opening back that has not begun. */
  const takeBack = useRef(() => {})

  useEffect(() => {
    const node = dialog.current
    if (!node) return
    const withdraw = setCartOpener(() => {
      takeBack.current()
      // A modal dialog makes the page inert: the browser finds the style of each element again.
      takeBack.current = afterPaint(() => openModal(node))
      setOpened((times) => times + 1)
      loadContents().then(
        ({ CartContents }) => setContents(() => CartContents),
        () => {
          takeBack.current()
          node.close()
        },
      )
    })
    return () => {
      withdraw()
      takeBack.current()
      node.close()
    }
  }, [])

  return (
    <dialog ref={dialog} className={css.drawer} aria-label={t("cart.title")}>
      {Contents ? (
        <Contents opened={opened} close={() => dialog.current?.close()} />
      ) : (
        <div className={css.panel} aria-busy="true" />
      )}
    </dialog>
  )
}
