import { useState } from "react"
import type { AdminProductDetail } from "#api/catalogue/contract-admin-product.ts"
import type { VariantGrid } from "#api/catalogue/contract-variants.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import type { Media } from "../../media/media.ts"
import { PictureField } from "../../media/picture-field.tsx"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Swatch } from "../../ui/forms/swatch.tsx"
import { Photo } from "../../ui/photo.tsx"
import { PickFromPictures } from "../product/pick-from-pictures.tsx"
import type { VariantRow } from "./variant-draft.ts"
import { variantName } from "./variant-name.ts"
import * as css from "./variants.module.css"

type Props = {
  grid: VariantGrid
  row: VariantRow
  colors: AdminProductDetail["colors"]
  pictures: Media[]
  /** Its own picture; null = the colour's, else the product's. */
  own: Media | null
  onPicture: (picture: Media | null) => void
}

/** The head of a variant's row: its picture, which can be changed here, its colour, its name and how many were sold. */
export function VariantHead({ grid, row, colors, pictures, own, onPicture }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const [isOpen, setOpen] = useState(false)
  const name = variantName(grid, row, locale)
  const color = colors.find(({ code }) => code === row.color)
  const sold = grid.sold[row.documentId] ?? 0
  const shown = own ?? color?.image ?? pictures[0] ?? null
  return (
    <th scope="row">
      <div className={css.vHead}>
        <button
          type="button"
          className={css.vPicture}
          data-own={own ? true : undefined}
          aria-label={t("variants.pictureOf", { name })}
          onClick={() => setOpen(true)}
        >
          <Photo url={shown?.url ?? null} alt="" size={36} />
        </button>
        {color && <Swatch hex={color.hex} />}
        <span>
          <bdi>{name}</bdi>
          {sold > 0 && <span className={`small muted ${css.vSold}`}>{t("variants.sold", { n: sold })}</span>}
        </span>
      </div>
      {isOpen && (
        <Dialog title={t("variants.pictureOf", { name })} onClose={() => setOpen(false)} wide>
          <p className="small muted">{t("variants.pictureHint")}</p>
          <PickFromPictures pictures={pictures} value={own} onPick={onPicture} />
          <PictureField label={t("variants.picture")} value={own} onChange={onPicture} />
          <p className={parts.cActs}>
            <Button onClick={() => setOpen(false)}>{t("variants.done")}</Button>
          </p>
        </Dialog>
      )}
    </th>
  )
}
