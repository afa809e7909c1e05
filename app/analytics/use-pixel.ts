import { useEffect, useRef } from "react"
import { useRouteLoaderData } from "react-router"
import { pageView, purchaseEvent } from "#core/analytics/ad-pixel.ts"
import { usePathname } from "../i18n/router-path.ts"
import type { loader } from "../routes/confirmation-commande.tsx"
import { claimPurchase } from "./claim-purchase.ts"
import { openPixelHost, type PixelHost } from "./pixel-host.ts"

/** While the visitor agrees, tells the ad pixel of every page, and of every order once. */
export function usePixel(agreed: boolean): void {
  const host = useRef<PixelHost>(null)
  const pathname = usePathname()
  const purchase = useRouteLoaderData<typeof loader>("routes/confirmation-commande")?.page?.purchase
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
    if (agreed) host.current?.send(pageView(pathname))
  }, [agreed, pathname])

  useEffect(() => {
    if (!agreed || eventId === undefined || value === undefined) return
    host.current?.send(purchaseEvent({ eventId, value }), () => claimPurchase(eventId))
  }, [agreed, eventId, value])
}
