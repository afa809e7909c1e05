import { hash } from "node:crypto"
import { pixelEvents, pixelScript } from "#core/analytics/ad-pixel.ts"
import { xmlText } from "../content/feeds/xml.ts"
import code from "./pixel-frame.js?raw"

const policy = [
  "default-src 'none'",
  `script-src 'sha256-${hash("sha256", code, "base64")}' ${new URL(pixelScript).origin}`,
  `img-src ${pixelEvents}`,
  `connect-src ${pixelEvents}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  // An origin of its own, also for who opens the address by hand: nothing of the shop can be read from here.
  "sandbox allow-scripts",
].join("; ")

/** The page that holds the ad pixel and nothing else.
 *  @param pixelId as the merchant has configured it */
export function pixelFrame(pixelId: string): Response {
  const script = `<script data-pixel="${xmlText(pixelId)}" data-source="${pixelScript}">${code}</script>`
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pixel</title>${script}</head></html>`,
    {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        "content-security-policy": policy,
        "referrer-policy": "no-referrer",
      },
    },
  )
}
