import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useState } from "react"
import type { OrderEvents } from "#api/orders/contract-admin-queue.ts"
import { coalesce } from "../../data/coalesce.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { showNotification } from "../alerts/notification.ts"
import { useOrderAlerts } from "../alerts/order-alerts.ts"
import { chime } from "../calls/chime.ts"

/** Hears of orders as they are placed and changed: lists show them by themselves, new ones ring where the member wants it. */
export function OrderNews() {
  const mayRead = useMay("orders.read")
  return mayRead ? <Listening /> : null
}

const pause = 15_000

/** Listens until it is told to stop. A browser comes back to a connection that broke; where the server rejected one, it
 *  does not, so that is done here. Either way nobody knows what was missed: an empty list of changes says so. */
function listen(hear: (news: OrderEvents) => void): () => void {
  let events: EventSource
  let missed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  function open() {
    events = new EventSource("/api/admin/orders/events")
    events.addEventListener("orders", ({ data }: MessageEvent<string>) => hear(JSON.parse(data)))
    events.addEventListener("open", () => {
      if (missed) hear({ changed: [] })
      missed = false
    })
    events.addEventListener("error", () => {
      missed = true
      if (events.readyState === EventSource.CLOSED) timer = setTimeout(open, pause)
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    events.close()
  }
}

/** Milliseconds between two refreshes of what shows orders, at least: a busy shop has several changes a second. */
const refreshPause = 500

function Listening() {
  const t = useText()
  const queries = useQueryClient()
  const notify = useNotify()
  const [{ sound, notification }] = useOrderAlerts()
  // Invalidating breaks off a refetch that is under way: with a slow network none would end.
  const [refresh] = useState(() => coalesce(() => queries.invalidateQueries({ queryKey: ["orders"] }), refreshPause))
  const hear = useEffectEvent(({ changed }: OrderEvents) => {
    refresh()
    const fresh = changed.filter(({ isNew }) => isNew).map(({ documentId }) => documentId)
    if (fresh.length === 0) return
    if (sound) chime()
    const toText = (n: number) => t("orders.newOrder", { n })
    notify(toText(fresh.length), { type: "info" })
    // A member who looks at the console sees it there.
    if (notification && document.hidden) void showNotification(fresh, toText, t("status.new"))
  })
  useEffect(() => listen((news) => hear(news)), [])
  return null
}
