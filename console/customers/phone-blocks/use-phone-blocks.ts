import { useQueryClient } from "@tanstack/react-query"
import type { PhoneBlock } from "#api/orders/contract-phone-block.ts"
import { spacedPhone } from "#core/customers/phone.ts"
import { isolateLeftToRight } from "#core/i18n/isolate.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useTask } from "../../data/use-task.ts"
import { useText } from "../../i18n/use-text.ts"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { rejectionText } from "../../ui/rejection-text.ts"

/** Blocks and unblocks phones, reports the result, and refetches orders and blocks. */
export function usePhoneBlocks() {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const { run, busy } = useTask()
  const change = (request: () => Promise<string>) =>
    run(async () => notify(await request(), { type: "success" }), {
      onError: (error) => notify(rejectionText(error, t, { 400: t("order.wrongMobile") }), { type: "error" }),
      after: () => {
        for (const key of ["orders", "phone-blocks"]) void queries.invalidateQueries({ queryKey: [key] })
      },
    })

  /** @returns whether the phone is blocked now */
  const block = (mobile: string, reason: string) =>
    change(async () => {
      const stored = await fetchJson<PhoneBlock>("POST", "/phone-blocks", { mobile, reason })
      return t("phoneBlock.blocked", { mobile: isolateLeftToRight(spacedPhone(stored.mobile)) })
    })

  const unblock = ({ documentId, mobile }: PhoneBlock) =>
    change(async () => {
      await fetchJson("DELETE", apiPath("/phone-blocks/:documentId", { params: { documentId } }))
      return t("phoneBlock.unblocked", { mobile: isolateLeftToRight(spacedPhone(mobile)) })
    })

  return { block, unblock, busy }
}
