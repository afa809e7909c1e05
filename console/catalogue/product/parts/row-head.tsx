import type { ReactNode } from "react"
import { useText } from "../../../i18n/use-text.ts"
import * as css from "../../../styles/product-rows.module.css"
import { IconButton } from "../../../ui/button.tsx"
import { Icon } from "../../../ui/icon.tsx"

type Props = {
  handle: ReactNode
  name: string
  isOpen: boolean
  onOpen: () => void
  onRemove: () => void
  children?: ReactNode
}

/** The line that stands for a part of a list: moves it, opens it, takes it away. */
export function RowHead({ handle, name, isOpen, onOpen, onRemove, children }: Props) {
  const t = useText()
  return (
    <div className={css.pRowHead}>
      {handle}
      <button type="button" className={css.pRowName} aria-expanded={isOpen} onClick={onOpen}>
        {children}
        <bdi>{name}</bdi>
        <Icon name="chevron-down" />
      </button>
      <IconButton icon="trash-2" label={t("product.removeRow", { name })} onClick={onRemove} />
    </div>
  )
}
