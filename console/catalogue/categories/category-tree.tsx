import type { ReactNode } from "react"
import type { AdminCategory } from "#api/catalogue/contract-admin-category.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as tree from "../../styles/tree.module.css"
import { IconButton } from "../../ui/button.tsx"
import { Sortable } from "../../ui/forms/sortable.tsx"
import { Photo } from "../../ui/photo.tsx"
import type { CategoryTarget } from "./category-dialog.tsx"

type Props = {
  /** Parents before their children, both in their order. */
  categories: AdminCategory[]
  mayWrite: boolean
  onOrder: (categories: AdminCategory[]) => void
  onAsk: (target: CategoryTarget) => void
}

/** Categories with their sub-categories below each. */
export function CategoryTree({ categories, mayWrite, onOrder, onAsk }: Props) {
  const locale = useConsoleLocale()
  const tops = categories.filter(({ parent }) => parent === null)
  const childrenOf = ({ documentId }: AdminCategory) => categories.filter(({ parent }) => parent === documentId)
  const nameOf = ({ title }: AdminCategory) => titleIn(title, locale)
  const idOf = ({ documentId }: AdminCategory) => documentId
  const orderTops = (to: AdminCategory[]) => onOrder([...to, ...to.flatMap(childrenOf)])
  const orderBelow = (top: AdminCategory, to: AdminCategory[]) =>
    onOrder([...tops, ...tops.flatMap((one) => (one === top ? to : childrenOf(one)))])
  const list = (
    items: AdminCategory[],
    className: string,
    onChange: (to: AdminCategory[]) => void,
    draw: (item: AdminCategory, handle: ReactNode) => ReactNode,
  ) =>
    mayWrite ? (
      <Sortable items={items} idOf={idOf} nameOf={nameOf} onChange={onChange} className={className}>
        {draw}
      </Sortable>
    ) : (
      <ul className={className}>
        {items.map((item) => (
          <li key={item.documentId}>{draw(item, null)}</li>
        ))}
      </ul>
    )
  const row = (category: AdminCategory, handle: ReactNode) => (
    <CategoryLine category={category} handle={handle} mayWrite={mayWrite} onAsk={onAsk} />
  )
  return list(tops, tree.catTree, orderTops, (top, handle) => {
    const below = childrenOf(top)
    return (
      <>
        {row(top, handle)}
        {below.length > 0 && list(below, tree.catBelow, (to) => orderBelow(top, to), row)}
      </>
    )
  })
}

type LineProps = Pick<Props, "mayWrite" | "onAsk"> & { category: AdminCategory; handle: ReactNode }

function CategoryLine({ category, handle, mayWrite, onAsk }: LineProps) {
  const t = useText()
  const name = titleIn(category.title, useConsoleLocale())
  return (
    <div className={tree.catLine}>
      {handle}
      <Photo url={category.image?.url ?? null} alt="" size={40} />
      <span className={tree.catWords}>
        <span className={tree.catName}>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>
            <bdi dir="ltr">{category.slug}</bdi>
          </small>
        </span>
        <span className={tree.catCount}>{t("categories.count", { n: category.productCount })}</span>
      </span>
      {mayWrite && category.parent === null && (
        <IconButton
          icon="plus"
          label={t("categories.newChild", { name })}
          title={t("categories.newChild", { name })}
          onClick={() => onAsk({ parent: category.documentId })}
        />
      )}
      {mayWrite && (
        <IconButton
          icon="square-pen"
          label={t("categories.edit", { name })}
          title={t("categories.edit", { name })}
          onClick={() => onAsk({ category })}
        />
      )}
    </div>
  )
}
