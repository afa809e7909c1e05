import { type ComponentType, useEffect, useRef, useState } from "react"
import { openModal } from "../../browser/modal-layers.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { openCart, setCartOpener } from "../../lists/open-cart.ts"
import { compareList, wishlist } from "../../lists/saved-products.ts"
import { ToolName } from "../../lists/tool-name.tsx"
import { useCartQuantity } from "../../lists/use-cart.ts"
import { island } from "../../page/island.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as headerCss from "../../styles/header.module.css"
import * as css from "../../styles/panel.module.css"
import { afterPaint } from "../../ui/after-paint.ts"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import type { CartContentsProps } from "./cart-contents.tsx"

let contents: Promise<typeof import("./cart-contents.tsx")> | undefined

/** Loads the panel's script: once, however many ask, and again after a failure. */
function loadContents() {
  contents ??= import("./cart-contents.tsx").catch((error) => {
    contents = undefined
    throw error
  })
  return contents
}

/** A pointer or focus on a button starts the load; the opening then finds the contents there. */
function preloadCart(): void {
  loadContents().catch(() => {})
}

/** The wishlist's icon with its count. On phones it stands in the dock. */
function WishlistLink() {
  const { t, to } = useI18n()
  const n = wishlist.useCount()
  return (
    <Link className={`${buttons.iconBtn} no-phone`} to={to("/wishlist")}>
      <span className="sr">{t("wishlist.link", { n })}</span>
      <Icon name="heart" />
      <ToolName name={t("shell.more.wishlist")} />
      {n > 0 && (
        <span className={headerCss.badge} aria-hidden="true">
          {n}
        </span>
      )}
    </Link>
  )
}

/** The cart's side panel, once in each layout. It opens at once; its contents come with the first opening. */
function CartPanel() {
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

/** The cart's icon with its count; opens the side panel. */
function CartButton() {
  const { t } = useI18n()
  const n = useCartQuantity()
  return (
    <button
      type="button"
      className={`${buttons.iconBtn} ${css.needsScript}`}
      aria-haspopup="dialog"
      onClick={openCart}
      onPointerEnter={preloadCart}
      onTouchStart={preloadCart}
      onFocus={preloadCart}
    >
      <span className="sr">{t("cart.button", { n })}</span>
      <Icon name="shopping-bag" />
      <ToolName name={t("shell.more.cart")} />
      {n > 0 && (
        <span className={headerCss.badge} aria-hidden="true">
          {n}
        </span>
      )}
    </button>
  )
}

/** The compare list's icon with its count. Phones have room for it only while there is something to compare. */
function CompareLink() {
  const { t, to } = useI18n()
  const n = compareList.useCount()
  return (
    <Link
      className={n > 0 ? `${buttons.iconBtn} ${headerCss.compareLink}` : `${buttons.iconBtn} no-phone`}
      to={to("/compare")}
    >
      <span className="sr">{t("compare.link", { n })}</span>
      <Icon name="scale" />
      <ToolName name={t("shell.more.compare")} />
      {n > 0 && (
        <span className={headerCss.badge} aria-hidden="true">
          {n}
        </span>
      )}
    </Link>
  )
}

/** Saved products at the end of a header: compare list, wishlist and cart with their counts, and the cart's side
 *  panel. */
export const CartTools = island("cart-tools", () => (
  <>
    <CompareLink />
    <WishlistLink />
    <CartButton />
    <CartPanel />
  </>
))
