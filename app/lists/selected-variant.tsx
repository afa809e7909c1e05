import { Fragment } from "react"
import { type CartProduct, chosenNames } from "#core/cart/cart-product.ts"
import { useI18n } from "../i18n/i18n.tsx"
import * as buttons from "../styles/buttons.module.css"
import { Icon } from "../ui/icon.tsx"
import * as cartContents from "./cart-contents.module.css"
import { preloadQuickView, useChooser } from "./quick-view-opener.ts"

/** The colour and the size of a line below its title; where they have to be chosen first, the way to do that. */
export function SelectedVariant({ item }: { item: CartProduct }) {
  const { t } = useI18n()
  const choose = useChooser()
  if (item.needsChoice) {
    return (
      <button
        type="button"
        className={`${buttons.link} ${cartContents.toChoose}`}
        aria-haspopup="dialog"
        aria-label={t("cart.chooseTitle", { title: item.title })}
        onClick={() => choose(item)}
        onPointerEnter={preloadQuickView}
        onFocus={preloadQuickView}
      >
        <Icon name="circle-alert" />
        {t("cart.choose")}
      </button>
    )
  }
  const names = chosenNames(item)
  if (names.length === 0) return null
  return (
    <p className={cartContents.chosen}>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && " · "}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </p>
  )
}
