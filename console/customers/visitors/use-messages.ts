import { useQueryClient } from "@tanstack/react-query"
import type { AdminMessage, MessageCounts } from "#api/customers/contract-visitors.ts"
import { fetchJson } from "../../data/api-client.ts"
import { useGet } from "../../data/use-get.ts"
import { useTask } from "../../data/use-task.ts"
import { useText } from "../../i18n/use-text.ts"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"

/** How many messages nobody has answered; nothing while it is not known.
 *  @param ask whether who is signed in may know */
export function useNewMessages(ask: boolean): number | undefined {
  return useGet<MessageCounts>(["messages", "counts"], "/messages/counts", { enabled: ask, refetchInterval: 60_000 })
    .data?.new
}

/** Marks messages as answered, or as new again. */
export function useMark() {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const { run, busy } = useTask()
  /** @returns whether it was done */
  const mark = (documentIds: string[], status: AdminMessage["status"]) =>
    run(() => fetchJson("POST", "/messages/mark", { documentIds, status }), {
      onError: (error) => notify(rejectionText(error, t), { type: "error" }),
      after: () => queries.invalidateQueries({ queryKey: ["messages"] }),
    })
  return { busy, mark }
}
