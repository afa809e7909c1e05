import { type PixelEvent, pixelFramePath } from "#core/analytics/ad-pixel.ts"

/** May this event go now? Asked when it is about to. */
type Claim = () => boolean

export type PixelHost = {
  /** Sends an event when the network's script is there. */
  send(event: PixelEvent, claim?: Claim): void
  /** Ends the pixel and all that its script has begun. */
  close(): void
}

/** Loads the ad pixel in a frame with an origin of its own: its script sees neither the page's address nor the page.
 *  Where the script is not let through, by a filter or a weak network, events wait until the page is left. */
export function openPixelHost(): PixelHost {
  const frame = document.createElement("iframe")
  const waiting: [event: PixelEvent, claim: Claim | undefined][] = []
  let ready = false

  function post(event: PixelEvent, claim?: Claim) {
    // The frame's origin has no name; who listens there is known, and what is sent is meant for it.
    if (claim?.() !== false) frame.contentWindow?.postMessage(event, "*")
  }

  function listen({ source, data }: MessageEvent) {
    if (source !== frame.contentWindow || data !== "pixel-ready") return
    ready = true
    for (const [event, claim] of waiting.splice(0)) post(event, claim)
  }

  addEventListener("message", listen)
  frame.sandbox.add("allow-scripts")
  frame.referrerPolicy = "no-referrer"
  frame.hidden = true
  frame.src = pixelFramePath
  document.body.append(frame)
  return {
    send(event, claim) {
      if (ready) post(event, claim)
      else waiting.push([event, claim])
    },
    close() {
      removeEventListener("message", listen)
      frame.remove()
    },
  }
}
