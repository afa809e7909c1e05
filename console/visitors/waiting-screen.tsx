import { useCallback } from "react"
import { Link } from "react-router"
import type { AdminStockAlert } from "#api/contract/admin/visitors.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { titleIn } from "../products/title-in.ts"
import { FilterChips } from "../ui/filter-chips.tsx"
import { ListBody } from "../ui/list-body.tsx"
import { ListSearch } from "../ui/list-search.tsx"
import { shortDate } from "../ui/moment.ts"
import { useAddressList } from "../ui/use-address-list.ts"
import { languageNames } from "./language-names.ts"
import { VisitorTabs } from "./visitor-tabs.tsx"

/** Who waits for what is sold out: for all products, or for the one of the address. */
export function WaitingScreen() {
  const t = useText()
  const list = useAddressList<AdminStockAlert>("/stock-alerts", ["product"])
  const { set } = list
  const search = useCallback((q: string) => set("q", q), [set])
  const product = list.value("product")
  return (
    <div className="c-page c-narrow">
      <VisitorTabs />
      <header className="c-top">
        <h1>{t("waiting.title")}</h1>
        <ListSearch label={t("waiting.search")} value={list.value("q")} onSearch={search} />
      </header>
      {product !== "" && (
        <div className="c-filters">
          <FilterChips
            values={["", product]}
            chosen={product}
            nameOf={(one) => t(one === "" ? "waiting.all" : "waiting.ofOne")}
            onChoose={(one) => set("product", one)}
          />
        </div>
      )}
      <p className="muted small">{t("waiting.hint")}</p>
      <ListBody
        list={list}
        label={t("waiting.title")}
        empty={t("waiting.none")}
        head={[t("news.email"), t("waiting.product"), t("news.language"), t("waiting.since")]}
        row={(one) => <WaitingRow key={`${one.email} ${one.product.documentId}`} waiting={one} />}
      />
    </div>
  )
}

function WaitingRow({ waiting: { email, product, locale: read, createdAt } }: { waiting: AdminStockAlert }) {
  const t = useText()
  const locale = useConsoleLocale()
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr">{email}</bdi>
      </th>
      <td data-label={t("waiting.product")}>
        <Link to={`/products/${product.documentId}`}>
          <bdi>{titleIn(product.name, locale) || t("products.noName")}</bdi>
        </Link>
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
