import { useCallback } from "react"
import type { AdminReview } from "#api/contract/admin/review.ts"
import { reviewStatuses } from "#core/review.ts"
import { useText } from "../i18n/use-text.ts"
import { CardList } from "../ui/card-list.tsx"
import { FilterChips } from "../ui/filter-chips.tsx"
import { ListSearch } from "../ui/list-search.tsx"
import { SelectBar } from "../ui/select-bar.tsx"
import { useAddressList } from "../ui/use-address-list.ts"
import { useSelection } from "../ui/use-selection.ts"
import { ReviewCard } from "./review-card.tsx"
import { useDecide } from "./use-decide.ts"

/** What shoppers write of products: read here before anybody sees it, shown or not, answered. */
export function ReviewsScreen() {
  const t = useText()
  const list = useAddressList<AdminReview>("/reviews", ["status", "rating"])
  const { set } = list
  const search = useCallback((q: string) => set("q", q), [set])
  const selection = useSelection(list.rows.map(({ documentId }) => documentId))
  const { busy, decide } = useDecide()
  const decideAll = async (status: "approved" | "refused") => {
    await decide(selection.selected, status)
    selection.clear()
  }
  return (
    <div className="c-page c-narrow">
      <header className="c-top">
        <h1>{t("shell.reviews")}</h1>
        <ListSearch label={t("review.search")} value={list.value("q")} onSearch={search} />
      </header>
      <div className="c-filters">
        <FilterChips
          values={["", ...reviewStatuses]}
          chosen={list.value("status")}
          nameOf={(status) => (status === "" ? t("review.all") : t(`review.status.${status}`))}
          onChoose={(status) => set("status", status)}
        />
        <select
          className="c-chip-select"
          aria-label={t("review.stars")}
          value={list.value("rating")}
          onChange={({ target }) => set("rating", target.value)}
        >
          <option value="">{t("review.anyStars")}</option>
          {[5, 4, 3, 2, 1].map((n) => (
            <option key={n} value={n}>
              {t("review.starsOf", { n })}
            </option>
          ))}
        </select>
      </div>
      {list.rows.length > 0 && (
        <SelectBar selection={selection}>
          <button type="button" className="btn" disabled={busy} onClick={() => decideAll("approved")}>
            {t("review.approve")}
          </button>
          <button type="button" className="btn btn-quiet" disabled={busy} onClick={() => decideAll("refused")}>
            {t("review.refuse")}
          </button>
        </SelectBar>
      )}
      <CardList
        list={list}
        label={t("shell.reviews")}
        empty={t("review.none")}
        card={(review) => <ReviewCard key={review.documentId} review={review} selection={selection} />}
      />
    </div>
  )
}
