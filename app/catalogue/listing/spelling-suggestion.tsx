import { formatListing } from "#core/catalogue/listing-params.ts"
import type { ListingQuery } from "#core/catalogue/listing-query.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Link } from "../../ui/link.tsx"
import * as css from "./listing-variants.module.css"

/** "Did you mean": says that the results are those of another spelling, which the link makes the search. */
export function SpellingSuggestion({ meant, query, path }: { meant: string; query: ListingQuery; path: string }) {
  const { t } = useI18n()
  // The link stands where the language puts it.
  const [before, after] = t("search.meant", { text: "|" }).split("|")
  return (
    <p className={css.meant} role="status">
      {t("search.meant.nothing", { text: query.searchText })}{" "}
      <span>
        {before}
        <Link className={buttons.link} to={path + formatListing({ ...query, searchText: meant, page: 1 })}>
          <bdi>{meant}</bdi>
        </Link>
        {after}
      </span>
    </p>
  )
}
