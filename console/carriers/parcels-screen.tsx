import { useState } from "react"
import { Link, NavLink, useParams } from "react-router"
import * as buttons from "#app/styles/buttons.module.css"
import { type ParcelView, parcelViews, silentAfterDays } from "#core/carriers/parcel-status.ts"
import { useText } from "../i18n/use-text.ts"
import * as ordersHead from "../styles/orders-head.module.css"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import { Button } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"
import { Loaded } from "../ui/states/loaded.tsx"
import * as css from "./carriers.module.css"
import { LabelsDialog } from "./labels-dialog.tsx"
import { ParcelLine } from "./parcel-line.tsx"
import { useParcels } from "./use-carriers.ts"

/** Parcels of a page (db/carriers/parcel-list.ts). */
const pageSize = 50

/** Parcels at carriers: those that need somebody first. */
export function ParcelsScreen() {
  const { view: named } = useParams()
  const view = parcelViews.find((one) => one === named) ?? "problem"
  return <OneView key={view} view={view} />
}

function OneView({ view }: { view: ParcelView }) {
  const t = useText()
  const [before, setBefore] = useState<number>()
  const query = useParcels(view, before)
  const { data } = query
  const [printed, setPrinted] = useState<string[]>()
  const last = data?.parcels.at(-1)
  // Those that are still in the shop.
  const labelled = [
    ...new Set(
      (data?.parcels ?? [])
        .filter(({ state, status }) => state === "created" && status === "created")
        .map(({ order }) => order.documentId),
    ),
  ]
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${css.cParcelsPage}`}>
      <header className={ordersHead.cTop}>
        <Link className={buttons.iconBtn} to="/orders" aria-label={t("shell.toOrders")} title={t("shell.toOrders")}>
          <Icon name="arrow-left" flip />
        </Link>
        <h1>{t("parcel.title")}</h1>
      </header>
      <nav className={settings.cTabs} aria-label={t("parcel.title")}>
        {parcelViews.map((one) => (
          <NavLink key={one} to={`/orders/parcels/${one}`} aria-current={one === view ? "page" : undefined}>
            {t(`parcel.view.${one}`)}
            {data && data.counts[one] > 0 && ` (${data.counts[one]})`}
          </NavLink>
        ))}
      </nav>
      <p className="muted">{t(`parcel.viewText.${view}`, { n: silentAfterDays })}</p>
      <Loaded query={query}>{({ parcels }) => parcels.length === 0 && <p>{t("parcel.noneHere")}</p>}</Loaded>
      {labelled.length > 0 && (
        <div className={parts.cActs}>
          <Button look="soft" icon="printer" onClick={() => setPrinted(labelled)}>
            {t("labels.print", { n: labelled.length })}
          </Button>
        </div>
      )}
      {printed && <LabelsDialog documentIds={printed} onClose={() => setPrinted(undefined)} />}
      <ul className={css.cParcels}>
        {data?.parcels.map((parcel) => (
          <ParcelLine key={parcel.documentId} parcel={parcel} />
        ))}
      </ul>
      <div className={parts.cActs}>
        {before !== undefined && (
          <Button look="link" onClick={() => setBefore(undefined)}>
            {t("parcel.newest")}
          </Button>
        )}
        {last && data?.parcels.length === pageSize && (
          <Button look="link" onClick={() => setBefore(last.id)}>
            {t("parcel.older")}
          </Button>
        )}
      </div>
    </div>
  )
}
