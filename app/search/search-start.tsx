import { useId } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { island } from "../page/island.tsx"
import * as buttons from "../styles/buttons.module.css"
import * as listing from "../styles/listing.module.css"
import * as marks from "../styles/marks.module.css"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import type { Popular } from "./popular.server.ts"
import { PopularSearches } from "./popular-searches.tsx"
import { clearSearches } from "./recent-searches.ts"
import { SearchForm } from "./search-form.tsx"
import * as css from "./search-start.module.css"
import { useRecentSearches } from "./use-recent-searches.ts"

/** The search before a search: a large field, the visitor's last searches, what sells best. */
export function SearchStart({ popular }: { popular: Popular }) {
  const { t } = useI18n()
  return (
    <div className={`wrap ${css.searchStart}`}>
      <div className={listing.pageHead}>
        <div>
          <h1>{t("search.title")}</h1>
          <p>{t("search.intro")}</p>
        </div>
      </div>
      <SearchForm pick label={t("search.form")} />
      <RecentSearches />
      <PopularSearches popular={popular} />
    </div>
  )
}

/** Nothing for a first visit. */
export const RecentSearches = island(
  "recent-searches",
  () => {
    const { t, to } = useI18n()
    const searches = useRecentSearches()
    const id = useId()
    if (searches.length === 0) return null
    return (
      <section className={css.searchBlock} aria-labelledby={id}>
        <h2 id={id}>{t("search.recent")}</h2>
        <ul className={listing.chips}>
          {searches.map((text) => (
            <li key={text}>
              <Link className={marks.chip} to={to(`/search?${new URLSearchParams({ searchText: text })}`)}>
                <Icon name="history" />
                <bdi>{text}</bdi>
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={buttons.link}
              onClick={(event) => clearSearches(event.currentTarget.closest("main"))}
            >
              {t("search.recent.forget")}
            </button>
          </li>
        </ul>
      </section>
    )
  },
  { atRest: true },
)
