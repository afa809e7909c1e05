import { Link } from "react-router"
import type { AdminStockAlert } from "#api/catalogue/contract-stock-alert.ts"
import { languageNames } from "../../i18n/languages.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { shortDate } from "../../ui/forms/moment.ts"
import { FilterChips } from "../../ui/lists/filter-chips.tsx"
import { ListBody } from "../../ui/lists/list-body.tsx"
import { ListScreen } from "../../ui/lists/list-screen.tsx"
import { useAddressList } from "../../ui/lists/use-address-list.ts"
import { VisitorTabs } from "./visitor-tabs.tsx"

/** Stock alerts of all products, or of the address's. */
export function StockAlertsScreen() {
  const t = useText()
  const list = useAddressList<AdminStockAlert>("/stock-alerts", ["product"])
  const { set } = list
  const product = list.value("product")
  return (
    <ListScreen
      list={list}
      title={t("waiting.title")}
      search={t("waiting.search")}
      className={parts.cNarrow}
      tabs={<VisitorTabs />}
      filters={
        product !== "" && (
          <FilterChips
            values={["", product]}
            chosen={product}
            nameOf={(one) => t(one === "" ? "waiting.all" : "waiting.ofOne")}
            onChoose={(one) => set("product", one)}
          />
        )
      }
    >
      <p className="muted small">{t("waiting.hint")}</p>
      <ListBody
        list={list}
        label={t("waiting.title")}
        empty={t("waiting.none")}
        head={[t("news.email"), t("waiting.product"), t("news.language"), t("waiting.since")]}
        row={(one) => (
          <StockAlertRow key={`${one.email} ${one.product.documentId} ${one.variant?.sku}`} waiting={one} />
        )}
      />
    </ListScreen>
  )
}

function StockAlertRow({ waiting }: { waiting: AdminStockAlert }) {
  const t = useText()
  const locale = useConsoleLocale()
  const { email, product, variant, locale: read, createdAt } = waiting
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr">{email}</bdi>
      </th>
      <td data-label={t("waiting.product")}>
        <Link to={`/products/${product.documentId}`}>
          <bdi>{titleIn(product.name, locale) || t("products.noName")}</bdi>
        </Link>
        {variant && (
          <small className="muted">
            <bdi>{titleIn(variant.name, locale)}</bdi>
          </small>
        )}
      </td>
      <td data-label={t("news.language")}>
        <bdi lang={read}>{languageNames[read] ?? read}</bdi>
      </td>
      <td data-label={t("waiting.since")}>
        <bdi>{shortDate(createdAt, locale)}</bdi>
      </td>
    </tr>
  )
}
