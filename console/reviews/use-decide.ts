import { useQueryClient } from "@tanstack/react-query"
import type { ReviewCounts } from "#api/reviews/contract-admin.ts"
import { fetchJson } from "../data/api-client.ts"
import { useGet } from "../data/use-get.ts"
import { useTask } from "../data/use-task.ts"
import { useText } from "../i18n/use-text.ts"
import { useNotify } from "../ui/notify/notify-context.ts"
import { rejectionText } from "../ui/rejection-text.ts"

/** How many reviews wait to be read; nothing while it is not known.
 *  @param ask whether who is signed in may know */
export function useWaitingReviews(ask: boolean): number | undefined {
  return useGet<ReviewCounts>(["reviews", "counts"], "/reviews/counts", { enabled: ask, refetchInterval: 60_000 }).data
    ?.waiting
}

/** Shows reviews in the shop, or takes them back. */
export function useDecide() {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const { run, busy } = useTask()
  /** @returns whether it was done */
  const decide = (documentIds: string[], status: "approved" | "refused") =>
    run(
      async () => {
        await fetchJson("POST", "/reviews/decide", { documentIds, status })
        notify(t(`review.done.${status}`, { n: documentIds.length }))
      },
      {
        onError: (error) => notify(rejectionText(error, t), { type: "error" }),
        after: () => queries.invalidateQueries({ queryKey: ["reviews"] }),
      },
    )
  return { busy, decide }
}
