import type { ClipboardEvent, KeyboardEvent } from "react"
import { titleIn } from "../../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../../i18n/use-text.ts"
import { Field } from "../../../ui/forms/field.tsx"
import { Swatch } from "../../../ui/forms/swatch.tsx"
import { spreadCells } from "../../../ui/sheet/grid-place.ts"
import { readPasted } from "../../../ui/sheet/text-table.ts"
import { combinationKeys } from "../variant-units.ts"
import type { PartProps } from "./part.tsx"
import * as css from "./units-grid.module.css"

/** The cell that a key leads to from one of `count`; undefined where it does something else. */
function nextCell(key: string, at: number, columns: number): number | undefined {
  if (key === "Enter") return at + 1
  if (key === "ArrowDown") return at + columns
  return key === "ArrowUp" ? at - columns : undefined
}

/** Units of each colour in each size of a new product: typed one by one, all at once, or pasted from a spreadsheet. */
export function UnitsGrid({ draft, set, problemOf }: PartProps) {
  const t = useText()
  const locale = useConsoleLocale()
  const { colors, sizes, variantUnits } = draft
  const all = combinationKeys(draft)
  const columns = Math.max(1, sizes.length)
  const rows = colors.length > 0 ? colors : [undefined]
  const fields = all.map((_, at) => `variantUnits.${at}`)
  const textAt = (at: number) => variantUnits[all[at] ?? ""] ?? ""
  const change = (texts: (readonly [at: number, text: string])[]) => {
    const typed = texts.flatMap(([at, text]) => (all[at] ? [[all[at], text]] : []))
    set({ variantUnits: { ...variantUnits, ...Object.fromEntries(typed) } })
  }
  const first = textAt(0)
  const isSame = all.every((_, at) => textAt(at) === first)
  const colorName = (at: number) => {
    const color = colors[at]
    return color ? titleIn(color.name, locale) || t("product.colorUnnamed") : t("product.units")
  }
  const sizeNames = sizes.map(({ name }) => titleIn(name, locale) || t("product.sizeUnnamed"))
  function press(event: KeyboardEvent, at: number) {
    const next = nextCell(event.key, at, columns)
    if (next === undefined) return
    event.preventDefault()
    const cells = event.currentTarget.closest("table")?.querySelectorAll("input")
    cells?.[next]?.focus()
    cells?.[next]?.select()
  }
  function paste(event: ClipboardEvent, at: number) {
    const pasted = readPasted(event.clipboardData.getData("text/plain"))
    if (pasted.flat().length < 2) return
    event.preventDefault()
    const place = { row: Math.floor(at / columns), column: at % columns }
    const { cells } = spreadCells(pasted, { from: place, to: place }, { rows: rows.length, columns })
    change(cells.map(([{ row, column }, text]) => [row * columns + column, text.trim()]))
  }
  const cell = (at: number, row: number) => {
    const name = fields[at] ?? ""
    const problem = problemOf(name)
    const label = [colors[row] ? colorName(row) : "", sizeNames[at % columns] ?? ""].filter(Boolean).join(" · ")
    return (
      <td key={name}>
        <input
          name={name}
          aria-label={t("product.unitsOf", { name: label })}
          aria-invalid={problem ? true : undefined}
          title={problem}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={textAt(at)}
          onChange={({ target }) => change([[at, target.value]])}
          onKeyDown={(event) => press(event, at)}
          onPaste={(event) => paste(event, at)}
        />
      </td>
    )
  }
  return (
    <div className={css.pUnits}>
      <Field
        label={t("product.unitsEach")}
        hint={t("product.unitsHint")}
        id="unitsEach"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        value={isSame ? first : ""}
        onChange={({ target }) => change(all.map((_, at) => [at, target.value]))}
      />
      <div className={css.pUnitsFrame}>
        <table aria-label={t("product.units")}>
          {sizes.length > 0 && (
            <thead>
              <tr>
                <td />
                {sizes.map(({ key }, at) => (
                  <th key={key} scope="col">
                    <bdi>{sizeNames[at]}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((color, row) => (
              <tr key={color?.key ?? ""}>
                <th scope="row">
                  <span>
                    {color && <Swatch hex={color.hex} />}
                    <bdi>{colorName(row)}</bdi>
                  </span>
                </th>
                {Array.from({ length: columns }, (_, column) => cell(row * columns + column, row))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
