import type { BrowserContext } from "@playwright/test"
import { pixelEvents, pixelScript } from "#core/analytics/ad-pixel.ts"

/** What the network's script does, as far as the shop can tell: it plays the queue and sends an image for each event,
 *  with all that it can find out about where it stands. It tries to look around, too. */
const networkScript = `(() => {
  const found = (look) => { try { return String(look()) } catch { return "" } }
  let id
  const play = (name, ...rest) => {
    if (name === "init") id = rest[0]
    if (name !== "track") return
    const [event, values, options = {}] = rest
    new Image().src = "${pixelEvents}/tr?" + new URLSearchParams({
      id, ev: event, cd: JSON.stringify(values), eid: options.eventID ?? "", dl: location.href, rl: document.referrer,
      top: found(() => top.location.href), page: found(() => parent.document.body.innerText),
      kept: found(() => JSON.stringify(localStorage)), cookie: found(() => document.cookie),
    })
  }
  window.fbq.callMethod = play
  for (const call of window.fbq.queue.splice(0)) play(...call)
})()`

type Sent = { event: string; values: unknown; eventId: string | null; query: URLSearchParams }

/** Answers for the network, and keeps all that it was asked. */
export async function listenToNetwork(context: BrowserContext) {
  const requested: { url: string; headers: string }[] = []
  const rejected: string[] = []
  await context.route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => {
      const url = route.request().url()
      requested.push({ url, headers: JSON.stringify(route.request().headers()) })
      return url === pixelScript
        ? route.fulfill({ contentType: "text/javascript", body: networkScript })
        : route.fulfill({ contentType: "image/gif", body: "" })
    },
  )
  context.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) rejected.push(message.text())
  })
  const sent = (): Sent[] =>
    requested
      .filter(({ url }) => url.startsWith(`${pixelEvents}/tr`))
      .map(({ url }) => {
        const query = new URL(url).searchParams
        return {
          event: query.get("ev") ?? "",
          values: JSON.parse(query.get("cd") ?? ""),
          eventId: query.get("eid"),
          query,
        }
      })
  return { requested, rejected, sent, events: () => sent().map(({ event }) => event) }
}
