import type { StockMovement } from "#api/catalogue/contract-stock-movement.ts"
import type { VariantGrid } from "#api/catalogue/contract-variants.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import type { Say } from "../../i18n/texts.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { shortDate } from "../../ui/forms/moment.ts"
import { variantName } from "../variants/variant-name.ts"
import * as css from "./stock.module.css"

const actorText = (actor: string, t: Say) => (actor === "shopper" || actor === "shop" ? t(`stock.${actor}`) : actor)

/** A change with its sign, in Western digits as everywhere. */
const signed = (units: number) => (units > 0 ? `+${units}` : `−${Math.abs(units)}`)

/** One movement: by how much, why, who and when, and what was left. */
export function MovementRow({ grid, row }: { grid: VariantGrid; row: StockMovement }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { reason, order, note, at, actor, unitsLeft, ownLeft } = row
  const isOwn = ownLeft !== null
  const change = isOwn ? row.ownUnits : row.units
  const name = row.variant && (variantName(grid, row.variant, locale) || row.variant.sku)
  return (
    <li>
      <b className={css.sChange} data-less={change < 0 || undefined} dir="ltr">
        {signed(change)}
      </b>
      <span className={css.sWhat}>
        <b>{t(`stock.reason.${reason}`)}</b>{" "}
        {order && (
          <ButtonLink look="link" to={`/orders/${order.documentId}`}>
            <bdi dir="ltr">{order.number}</bdi>
          </ButtonLink>
        )}
        {name && (
          <span className={css.sVariant}>
            <bdi>{name}</bdi>
          </span>
        )}
        {note && <q>{isolateNumbers(note)}</q>}
        <small>
          <bdi>{actorText(actor, t)}</bdi>
          {" · "}
          <time dateTime={at}>{shortDate(at, locale, true)}</time>
        </small>
      </span>
      <span className={css.sLeft}>
        {t("stock.left", { n: ownLeft ?? unitsLeft })}
        {isOwn && <small>{t("stock.product", { n: unitsLeft })}</small>}
      </span>
    </li>
  )
}
