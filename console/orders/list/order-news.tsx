import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent } from "react"
import type { OrderEvents } from "#api/orders/contract-admin-queue.ts"
import type { StoredValue } from "../../data/stored.ts"
import { useStored } from "../../data/stored.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { chime } from "../calls/chime.ts"

/** Hears of orders as they are placed and changed: lists show them by themselves, new ones ring. */
export function OrderNews() {
  const mayRead = useMay("orders.read")
  return mayRead ? <Listening /> : null
}

const pause = 15_000

/** Listens until it is told to stop. A browser comes back to a connection that broke; where the server refused one, it
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

function Listening() {
  const t = useText()
  const queries = useQueryClient()
  const notify = useNotify()
  const [sound] = useStored(orderSound)
  const hear = useEffectEvent(({ changed }: OrderEvents) => {
    void queries.invalidateQueries({ queryKey: ["orders"] })
    const fresh = changed.filter(({ isNew }) => isNew).length
    if (fresh === 0) return
    if (sound) chime()
    notify(t("orders.newOrder", { n: fresh }), { type: "info" })
  })
  useEffect(() => listen((news) => hear(news)), [])
  return null
}

/** Whether new orders ring on this device. */
export const orderSound: StoredValue<boolean> = {
  key: "orders.sound",
  initial: true,
  isValid: (value): value is boolean => typeof value === "boolean",
}
