import type { ReactNode } from "react"
import * as css from "../../../styles/parts.module.css"
import * as product from "../../../styles/product.module.css"
import type { ProductDraft } from "../product-draft.ts"

/** Properties of every part of the form. */
export type PartProps = {
  draft: ProductDraft
  set: (changes: Partial<ProductDraft>) => void
  problemOf: (field: string) => string | undefined
}

type Props = { title: string; hint?: string; children: ReactNode; id?: string }

/** A section of the form. */
export function Part({ title, hint, children, id }: Props) {
  return (
    <section className={`${css.cPart} ${product.pPart}`} aria-label={title} id={id} tabIndex={id ? -1 : undefined}>
      <h2>{title}</h2>
      {hint && <p className="small muted">{hint}</p>}
      {children}
    </section>
  )
}
