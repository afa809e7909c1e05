// The storefront's service worker. A page that cannot be fetched, as the network is away, is answered with the shop's own page that says
// so (app/routes/offline.tsx), in the language of the address. Everything else goes to the network as if there were no worker: nothing is
// ever shown from a copy while the shop can be reached.
const copies = "offline"
/** Milliseconds after which a copy is fetched again: the shop's phone number may be another. */
const maxAge = 86_400_000
/** Addresses that are no pages of the shop. */
const elsewhere = /^\/(?:admin|api|media|x)(?:\/|$)/

/** The address of the page in the language of another one. */
const pageFor = (address) => `${/^\/(?:fr|ar|en)(?=\/|$)/.exec(new URL(address).pathname)?.[0] ?? ""}/offline`

/** Fetches the page in the language of an address, unless a young copy is there. */
async function refresh(address) {
  const cache = await caches.open(copies)
  const page = pageFor(address)
  const copy = await cache.match(page)
  const age = Date.now() - Date.parse(copy?.headers.get("date") ?? "")
  if (age < maxAge) return
  const answer = await fetch(page, { credentials: "omit" })
  if (answer.ok && !answer.redirected) await cache.put(page, answer)
}

async function answerPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const copy = await (await caches.open(copies)).match(pageFor(request.url))
    if (copy) return copy
    throw error
  }
}

addEventListener("install", (event) => {
  skipWaiting()
  // Where the browser can, it asks the worker about pages alone.
  event.addRoutes?.([{ condition: { not: { requestMode: "navigate" } }, source: "network" }])
})

addEventListener("activate", (event) => {
  const open = clients.matchAll({ type: "window", includeUncontrolled: true })
  const refreshed = open.then((pages) => Promise.all(pages.map(({ url }) => refresh(url).catch(() => undefined))))
  // A page is requested while the worker starts, not after it.
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), refreshed]))
})

addEventListener("fetch", (event) => {
  const { request } = event
  if (request.mode !== "navigate" || request.method !== "GET" || elsewhere.test(new URL(request.url).pathname)) return
  event.respondWith(answerPage(event))
  event.waitUntil(refresh(request.url).catch(() => undefined))
})
