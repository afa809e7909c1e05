import { useText } from "../../i18n/use-text.ts"
import * as ordersHead from "../../styles/orders-head.module.css"
import * as parts from "../../styles/parts.module.css"
import * as settings from "../../styles/settings.module.css"
import * as forms from "../../ui/forms/forms.module.css"
import { FailedScreen } from "../../ui/states/failed-screen.tsx"
import { CatalogueViews } from "../products/catalogue-views.tsx"
import { useUniverseQuery } from "../products/use-universes.ts"
import { UniversesForm } from "./universes-form.tsx"

/** The universes of the shop: their names, their order, and which are hidden. */
export function UniversesScreen() {
  const t = useText()
  const { data, error, refetch } = useUniverseQuery()
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${forms.cFormPage}`}>
      <div className={ordersHead.cTop}>
        <h1>{t("universes.title")}</h1>
        <CatalogueViews />
      </div>
      {error && !data && <FailedScreen problem={error} again={refetch} />}
      {!data && !error && <p role="status">{t("products.loading")}</p>}
      {data && <UniversesForm loaded={data} />}
    </div>
  )
}
