import { Form, useSearchParams } from "react-router"
import { productTypes } from "#core/product.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"

/** The shop's search: a GET form to the listing, so that it also works without JavaScript.
 *  @param pick offers to search in one universe alone */
export function SearchForm({ className = "", pick = false }: { className?: string; pick?: boolean }) {
  const { t, to } = useI18n()
  const [params] = useSearchParams()
  const searched = params.get("searchText") ?? ""
  const universe = params.get("productType") ?? ""
  return (
    // The key draws the fields anew when another search stands in the address.
    <Form key={`${universe}/${searched}`} className={`search ${className}`} role="search" action={to("/shop")}>
      {pick && <UniversePick chosen={universe} />}
      <input
        type="search"
        name="searchText"
        aria-label={t("shell.search.label")}
        placeholder={t("shell.search.placeholder")}
        defaultValue={searched}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" aria-label={t("shell.search.submit")}>
        <Icon name="search" />
      </button>
    </Form>
  )
}

function UniversePick({ chosen }: { chosen: string }) {
  const { t } = useI18n()
  return (
    <div className="pick">
      <select name="productType" aria-label={t("shell.search.universe")} defaultValue={chosen}>
        <option value="">{t("shell.search.everywhere")}</option>
        {productTypes.map((type) => (
          <option key={type} value={type}>
            {t(`shell.universe.${type}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  )
}
