import { useId, useRef } from "react"
import type { AdminProductDetail } from "#api/catalogue/contract-admin-product.ts"
import type { VariantGrid as Grid } from "#api/catalogue/contract-variants.ts"
import { decimalText } from "#core/text/parse-number.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import type { Media } from "../../media/media.ts"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import type { Edits } from "../../ui/sheet/edits.ts"
import type { Place } from "../../ui/sheet/grid-place.ts"
import { grouped } from "../../ui/sheet/grouped.ts"
import * as sheetCss from "../../ui/sheet/sheet.module.css"
import { SheetCell } from "../../ui/sheet/sheet-cell.tsx"
import { useEditedGrid } from "../../ui/sheet/use-edited-grid.ts"
import { fillGroups } from "./fill-groups.ts"
import { fieldKind, type VariantField } from "./variant-cells.ts"
import { cellKey, type DraftRow } from "./variant-draft.ts"
import { VariantHead } from "./variant-head.tsx"
import { variantName } from "./variant-name.ts"
import * as css from "./variants.module.css"

const headerClasses = { number: sheetCss.sheetN, flag: sheetCss.flag, text: undefined }

type Props = {
  grid: Grid
  rows: readonly DraftRow[]
  /** The columns that are shown. */
  fields: readonly VariantField[]
  colors: AdminProductDetail["colors"]
  /** Those of the product, to choose from. */
  pictures: Media[]
  /** Those that were chosen and are not stored yet, by their documentIds. */
  picked: ReadonlyMap<string, Media>
  onEdit: (typed: Edits) => void
  onPicture: (documentId: string, picture: Media | null) => void
  onUndo: () => void
}

/** All variants of a product as one grid that is used like a spreadsheet. */
export function VariantGrid({ grid, rows, fields, colors, pictures, picked, onEdit, onPicture, onUndo }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const keys = useId()
  const table = useRef<HTMLTableElement>(null)
  const fieldAt = ({ column }: Place) => fields[column] ?? "sku"
  const cellAt = (place: Place) => rows[place.row]?.cells[fieldAt(place)]
  const {
    grid: sheet,
    toggle,
    onKeyDown,
  } = useEditedGrid(table, {
    size: { rows: rows.length, columns: fields.length },
    keyAt: (place) => cellKey(rows[place.row]?.row.documentId ?? "", fieldAt(place)),
    cellAt,
    isFlag: (place) => fieldKind(fieldAt(place)) === "flag",
    onEdit,
    onUndo,
  })
  const here = fieldAt(sheet.at)
  const wrong = cellAt(sheet.at)?.problem
  const isOwn = here === "sku" || here === "barcode"
  const fill = (some: readonly DraftRow[]) => {
    const { text = "" } = cellAt(sheet.at) ?? {}
    onEdit(Object.fromEntries(some.map(({ row }) => [cellKey(row.documentId, here), text])))
  }
  return (
    <>
      <div className={css.vTools}>
        <div className={css.vFills}>
          <Button look="quiet" icon="copy" disabled={isOwn || rows.length < 2} onClick={() => fill(rows)}>
            {t("variants.fill", { column: t(`variants.${here}`) })}
          </Button>
          {fillGroups(grid, rows, rows[sheet.at.row], locale).map(({ name, group }) => (
            <Button key={name} look="quiet" disabled={isOwn} onClick={() => fill(group)}>
              {t("variants.fillGroup", { name, column: t(`variants.${here}`) })}
            </Button>
          ))}
        </div>
        <p id={keys} className="small muted">
          {t("sheet.keys")}
        </p>
        <p role="status" className={css.vWrong}>
          {wrong && (
            <>
              <Icon name="circle-alert" />
              {t(`variants.problem.${wrong}`)}
            </>
          )}
        </p>
      </div>
      <section className={sheetCss.sheetFrame} aria-label={t("variants.title")}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an ARIA grid on a table
          role="grid"
          aria-multiselectable
          aria-label={t("variants.title")}
          aria-describedby={keys}
          className={sheetCss.sheet}
          onKeyDown={(event) => {
            // The pictures beside the cells have keys of their own.
            if (event.target instanceof Element && event.target.closest("td")) onKeyDown(event)
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t("variants.variant")}</th>
              {fields.map((field) => (
                <th key={field} scope="col" className={headerClasses[fieldKind(field)]}>
                  {t(`variants.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells, image }, index) => (
              <tr key={row.documentId} data-off={cells.active.value === false || undefined}>
                <VariantHead
                  grid={grid}
                  row={row}
                  colors={colors}
                  pictures={pictures}
                  own={image ? (picked.get(image) ?? row.image) : null}
                  onPicture={(picture) => onPicture(row.documentId, picture)}
                />
                {fields.map((field, column) => {
                  const { problem, ...cell } = cells[field]
                  return (
                    <SheetCell
                      key={field}
                      label={`${t(`variants.${field}`)}, ${variantName(grid, row, locale)}`}
                      kind={fieldKind(field)}
                      text={cell.text}
                      isOn={cell.value === true}
                      isChanged={cell.isChanged}
                      isMissing={cell.isMissing}
                      problem={problem && t(`variants.problem.${problem}`)}
                      {...(field === "price" && { placeholder: grouped(decimalText(grid.price)) })}
                      place={{ row: index, column }}
                      grid={sheet}
                      onType={(text) => onEdit({ [cellKey(row.documentId, field)]: text })}
                      onToggle={() => toggle({ row: index, column })}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
