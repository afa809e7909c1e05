import { useQueryClient } from "@tanstack/react-query"
import type { Delivery, Webhook } from "#api/events/contract.ts"
import { isEventType } from "#core/events/event.ts"
import { RejectedError } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"
import { useGet } from "../data/use-get.ts"
import type { Say } from "../i18n/texts.ts"
import { rejectionText } from "../ui/rejection-text.ts"

const webhooksKey = ["webhooks"]

/** How often queues are read again while the screen is open, in milliseconds. */
const interval = 5000

/** All webhooks with their queues. */
export const useWebhooks = () => useGet<Webhook[]>(webhooksKey, "/webhooks", { refetchInterval: interval })

/** The newest deliveries of a webhook. */
export const useDeliveries = (documentId: string, state: Delivery["state"] | undefined) =>
  useGet<Delivery[]>(
    [...webhooksKey, documentId, state ?? ""],
    () => apiPath("/webhooks/:documentId/deliveries", { params: { documentId }, query: state ? { state } : {} }),
    { refetchInterval: interval },
  )

/** Reads webhooks and their deliveries again. */
export function useRefreshWebhooks() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: webhooksKey })
}

/** Text of a rejected request for a webhook. */
export function webhookProblem(error: unknown, t: Say): string {
  if (error === undefined) return ""
  const code = error instanceof RejectedError ? error.details.code : undefined
  if (code === "TOO_MANY") return t("webhook.tooMany")
  if (code === "SECRET_LOST") return t("webhook.problem.secret-lost")
  if (error instanceof RejectedError && error.status === 400) return t("webhook.wrongAddress")
  return rejectionText(error, t)
}

/** An event in words; one that this version of the console does not know by its name. */
export const eventName = (type: string, t: Say): string => (isEventType(type) ? t(`webhook.event.${type}`) : type)
