import { setTimeout as delay } from "node:timers/promises"
import type { eventMessage } from "#api/events/event-message.ts"
import { pluginAddress } from "#core/events/plugin-address.ts"
import type { SendResult } from "#db/events/event-queue.ts"
import type { Plugin, PluginEvent, PluginShop } from "./plugin.ts"

/** Milliseconds that a plugin has for an event: as a webhook. */
const maxDuration = 15_000

/** Characters of an error's message that are shown among the deliveries. */
const maxAnswer = 500

type Message = Awaited<ReturnType<typeof eventMessage>>

/** Gives an event to the plugin behind a subscriber's address. */
export type SendToPlugin = (address: string, id: string, message: Message) => Promise<SendResult>

/** Plugins as receivers of events. A plugin that this process does not have counts as unreachable: the event is sent again later. */
export function pluginReceiver(
  plugins: readonly Plugin[],
  shopOf: (name: string) => PluginShop,
  duration = maxDuration,
): SendToPlugin {
  const receivers = new Map(
    plugins.flatMap(({ name, onEvent }) =>
      onEvent ? [[pluginAddress(name), { onEvent, shop: shopOf(name) }] as const] : [],
    ),
  )
  return async (address, id, message) => {
    const start = performance.now()
    const result = (problem: SendResult["problem"], answer: string | null): SendResult => ({
      problem,
      statusCode: null,
      request: JSON.stringify(message),
      answer,
      milliseconds: Math.round(performance.now() - start),
    })
    const receive = receivers.get(address)
    if (!receive) return result("unreachable", null)
    const ended = new AbortController()
    const timeout = delay(duration, "timeout" as const, { ref: false, signal: ended.signal }).catch(() => undefined)
    try {
      const { onEvent, shop } = receive
      const first = await Promise.race([onEvent({ id, ...message } as PluginEvent, shop), timeout])
      return first === "timeout" ? result("timeout", null) : result(null, null)
    } catch (error) {
      return result("refused", (error instanceof Error ? error.message : String(error)).slice(0, maxAnswer))
    } finally {
      ended.abort()
    }
  }
}
