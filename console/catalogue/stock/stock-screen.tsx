import { useState } from "react"
import { useParams } from "react-router"
import type { VariantGrid } from "#api/catalogue/contract-variants.ts"
import { RejectedError } from "../../data/api-client.ts"
import { useMay } from "../../data/use-me.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as orderTable from "../../styles/order-table.module.css"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { Options, Select } from "../../ui/forms/select.tsx"
import { Icon } from "../../ui/icon.tsx"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { NotFound } from "../../ui/states/not-found.tsx"
import { useVariantGrid } from "../variants/use-variants.ts"
import { variantName } from "../variants/variant-name.ts"
import { MovementRow } from "./movement-row.tsx"
import * as css from "./stock.module.css"
import { StockChart } from "./stock-chart.tsx"
import { StockForm } from "./stock-form.tsx"
import { useMovements } from "./use-stock.ts"

/** Why a product has as many units as it has: every change, with who made it, and a form to count, receive or write off. */
export function StockScreen() {
  const t = useText()
  const { id = "" } = useParams()
  const grid = useVariantGrid(id)
  if (grid.data) return <StockLog key={id} grid={grid.data} />
  if (grid.error instanceof RejectedError && grid.error.status === 404) return <NotFound />
  if (grid.error) return <FailedScreen problem={grid.error} again={grid.refetch} />
  return (
    <div className={`${parts.cPage} ${parts.cNarrow}`}>
      <h1>{t("stock.title")}</h1>
      <p role="status">{t("stock.loading")}</p>
    </div>
  )
}

function StockLog({ grid }: { grid: VariantGrid }) {
  const t = useText()
  const locale = useConsoleLocale()
  const mayWrite = useMay("catalogue.write")
  const [variant, setVariant] = useState("")
  const isByVariant = grid.stockBy === "variant"
  const chosen = grid.variants.find(({ documentId }) => documentId === variant)
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${parts.cNarrow}`}>
      <header>
        <p>
          <ButtonLink look="link" to={`/products/${grid.documentId}`}>
            <Icon name="arrow-left" flip />
            <bdi>{titleIn(grid.name, locale)}</bdi>
          </ButtonLink>
        </p>
        <h1>{t("stock.title")}</h1>
        <p className={css.sNow}>{t("stock.now", { n: chosen && isByVariant ? chosen.quantity : grid.quantity })}</p>
      </header>
      {mayWrite && <StockForm grid={grid} />}
      {isByVariant && (
        <Select label={t("stock.which")} value={variant} onChange={({ target }) => setVariant(target.value)}>
          <option value="">{t("stock.all")}</option>
          <Options
            of={grid.variants.map((row) => [
              row.documentId,
              t("stock.variantOf", { name: variantName(grid, row, locale), n: row.quantity }),
            ])}
          />
        </Select>
      )}
      <Movements key={variant} grid={grid} variant={variant} />
    </div>
  )
}

function Movements({ grid, variant }: { grid: VariantGrid; variant: string }) {
  const t = useText()
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMovements(
    grid.documentId,
    variant,
  )
  if (error && !data) return <FailedScreen problem={error} again={refetch} />
  if (isPending) return <div className={orderTable.cWait} role="status" aria-label={t("stock.loading")} />
  const rows = data.pages.flatMap((page) => page.data)
  if (rows.length === 0) return <p className="muted">{t("stock.none")}</p>
  return (
    <>
      <StockChart rows={rows} isOfVariant={variant !== ""} />
      <ol className={`${settings.cRows} ${css.sRows}`}>
        {rows.map((row) => (
          <MovementRow key={row.id} grid={grid} row={row} />
        ))}
      </ol>
      {hasNextPage && (
        <p className={parts.cActs}>
          <Button look="quiet" aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("stock.older")}
          </Button>
        </p>
      )}
    </>
  )
}
