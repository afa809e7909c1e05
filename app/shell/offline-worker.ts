import { prefersReducedData } from "../browser/prefetch-pages.ts"

/** Installs the worker that shows the shop's own page while the network is away (public/offline-worker.js), from the second page of a
 *  visit on: a first visit pays for nothing that it may never need. Browsers have workers over HTTPS and on this machine alone. */
export function registerOfflineWorker(): void {
  if (!("serviceWorker" in navigator) || prefersReducedData()) return
  if (!document.referrer.startsWith(`${location.origin}/`)) return
  // Without it the browser's own page is shown.
  navigator.serviceWorker.register("/offline-worker.js").catch(() => undefined)
}
