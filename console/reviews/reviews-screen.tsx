import type { AdminReview } from "#api/reviews/contract-admin.ts"
import { reviewStatuses } from "#core/reviews/review.ts"
import { useText } from "../i18n/use-text.ts"
import * as parts from "../styles/parts.module.css"
import { Button } from "../ui/button.tsx"
import { CardList } from "../ui/lists/card-list.tsx"
import { FilterChips } from "../ui/lists/filter-chips.tsx"
import { FilterSelect } from "../ui/lists/filter-select.tsx"
import { ListScreen } from "../ui/lists/list-screen.tsx"
import { SelectBar } from "../ui/lists/select-bar.tsx"
import { useAddressList } from "../ui/lists/use-address-list.ts"
import { useSelection } from "../ui/lists/use-selection.ts"
import { ReviewCard } from "./review-card.tsx"
import { useDecide } from "./use-decide.ts"

/** Screen of reviews: each is read here before it is shown, hidden or answered. */
export function ReviewsScreen() {
  const t = useText()
  const list = useAddressList<AdminReview>("/reviews", ["status", "rating"])
  const { set } = list
  const selection = useSelection(list.rows.map(({ documentId }) => documentId))
  const { busy, decide } = useDecide()
  const decideAll = async (status: "approved" | "refused") => {
    if (await decide(selection.selected, status)) selection.clear()
  }
  return (
    <ListScreen
      list={list}
      title={t("shell.reviews")}
      search={t("review.search")}
      className={parts.cNarrow}
      filters={
        <>
          <FilterChips
            values={["", ...reviewStatuses]}
            chosen={list.value("status")}
            nameOf={(status) => (status === "" ? t("review.all") : t(`review.status.${status}`))}
            onChoose={(status) => set("status", status)}
          />
          <FilterSelect
            label={t("review.stars")}
            any={t("review.anyStars")}
            values={[5, 4, 3, 2, 1]}
            chosen={list.value("rating")}
            nameOf={(n) => t("review.starsOf", { n })}
            onChoose={(rating) => set("rating", rating)}
          />
        </>
      }
    >
      {list.rows.length > 0 && (
        <SelectBar selection={selection}>
          <Button disabled={busy} onClick={() => decideAll("approved")}>
            {t("review.approve")}
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => decideAll("refused")}>
            {t("review.refuse")}
          </Button>
        </SelectBar>
      )}
      <CardList
        list={list}
        label={t("shell.reviews")}
        empty={t("review.none")}
        card={(review) => <ReviewCard key={review.documentId} review={review} selection={selection} />}
      />
    </ListScreen>
  )
}
