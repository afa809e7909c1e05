import { useState } from "react"
import type { AdminProductDetail } from "#api/catalogue/contract-admin-product.ts"
import type { VariantGrid as Grid } from "#api/catalogue/contract-variants.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import type { Media } from "../../media/media.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import * as parts from "../../styles/parts.module.css"
import { ButtonLink } from "../../ui/button.tsx"
import { LeaveGuard } from "../../ui/forms/leave-guard.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Problem } from "../../ui/problem.tsx"
import * as sheet from "../../ui/sheet/sheet.module.css"
import { SheetBar } from "../../ui/sheet/sheet-bar.tsx"
import { StockSwitch } from "./stock-switch.tsx"
import { useVariantDraft } from "./use-variants.ts"
import { cellKey, draftRows, shownFields, stockByKey } from "./variant-draft.ts"
import { VariantGrid } from "./variant-grid.tsx"
import * as css from "./variants.module.css"

type Props = { grid: Grid; product: AdminProductDetail }

/** The grid of a product's variants with what is done to it as a whole: how units are counted, undo, save. */
export function VariantsEditor({ grid, product }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const { draft, busy, server, failure, edit, undo, discard, save } = useVariantDraft(grid)
  const [picked, setPicked] = useState<ReadonlyMap<string, Media>>(new Map())
  const { edits } = draft
  const rows = draftRows(grid, edits, server)
  const fields = shownFields(grid, edits)
  const cells = rows.flatMap((row) => fields.map((field) => row.cells[field]))
  const own = product.colors.flatMap(({ image }) => image ?? [])
  const pictures = [...(product.image ? [product.image] : []), ...product.medias, ...own]
  return (
    <div className={`${parts.cPage} ${sheet.sheetPage} ${css.variants}`}>
      <header className={ordersHead.cTop}>
        <div>
          <p>
            <ButtonLink look="link" to={`/products/${grid.documentId}`}>
              <Icon name="arrow-left" flip />
              <bdi>{titleIn(product.name, locale) || t("product.unnamed")}</bdi>
            </ButtonLink>
          </p>
          <h1>{t("variants.title")}</h1>
        </div>
      </header>
      {rows.length === 0 ? (
        <p className="muted">{t("variants.none")}</p>
      ) : (
        <>
          <StockSwitch grid={grid} edits={edits} rows={rows} onChange={(stockBy) => edit({ [stockByKey]: stockBy })} />
          <Problem text={failure} />
          <VariantGrid
            grid={grid}
            rows={rows}
            fields={fields}
            picked={picked}
            onEdit={edit}
            onUndo={undo}
            colors={product.colors}
            pictures={pictures.filter((one, at) => pictures.findIndex((o) => o.documentId === one.documentId) === at)}
            onPicture={(documentId, picture) => {
              if (picture) setPicked((known) => new Map(known).set(picture.documentId, picture))
              edit({ [cellKey(documentId, "image")]: picture?.documentId ?? "" })
            }}
          />
          <SheetBar
            changed={Object.keys(edits).length}
            wrong={cells.filter(({ problem }) => problem).length}
            missing={cells.filter(({ isMissing }) => isMissing).length}
            hint={t("variants.hint")}
            canUndo={draft.past.length > 0}
            busy={busy}
            onSave={save}
            onUndo={undo}
            onDiscard={discard}
          />
        </>
      )}
      {Object.keys(edits).length > 0 && <LeaveGuard />}
    </div>
  )
}
