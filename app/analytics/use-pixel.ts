import { useEffect, useRef } from "react"
import { type Purchase, pageView, purchaseEvent } from "#core/analytics/ad-pixel.ts"
import { claimPurchase } from "./claim-purchase.ts"
import { openPixelHost, type PixelHost } from "./pixel-host.ts"

/** While the visitor agrees, tells the ad pixel of every page, and of every order once. */
export function usePixel(agreed: boolean, purchase: Purchase | null): void {
  const host = useRef<PixelHost>(null)
  const { eventId, value } = purchase ?? {}

  useEffect(() => {
    if (!agreed) return undefined
    const opened = openPixelHost()
    host.current = opened
    return () => {
      host.current = null
      opened.close()
    }
  }, [agreed])

  useEffect(() => {
    if (agreed) host.current?.send(pageView(location.pathname))
  }, [agreed])

  useEffect(() => {
    if (!agreed || eventId === undefined || value === undefined) return
    host.current?.send(purchaseEvent({ eventId, value }), () => claimPurchase(eventId))
  }, [agreed, eventId, value])
}
