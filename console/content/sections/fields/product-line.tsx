import type { ReactNode } from "react"
import type { FoundProduct } from "../../../data/public-api.ts"
import { useText } from "../../../i18n/use-text.ts"
import { Photo } from "../../../ui/photo.tsx"
import * as css from "../sections.module.css"

type Props = {
  slug: string
  /** undefined = not sold, once that is known. */
  product: FoundProduct | undefined
  isKnown: boolean
  /** The picture of its colour, where one is chosen. */
  image?: string | null | undefined
  children: ReactNode
}

/** A product that a section names, with what can be done with it. */
export function ProductLine({ slug, product, isKnown, image, children }: Props) {
  const t = useText()
  const isGone = isKnown && !product
  const note = isGone ? t("section.notSold") : product?.quantity === 0 ? t("section.soldOut") : ""
  return (
    <div className={css.sProduct}>
      <Photo url={image ?? product?.image?.url ?? null} alt="" size={48} />
      <span>
        <bdi>{product?.name ?? slug}</bdi>
        {note && <small>{note}</small>}
      </span>
      {children}
    </div>
  )
}
