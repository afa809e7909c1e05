import workerUrl from "./notification-worker.js?url"

/** Of the program itself; a phone shows the second one beside its clock. */
const pictures = ["/icon-192.png", "/icon-monochrome.svg"] as const

/** Whether this browser can show notifications at all. */
export const canNotify = (): boolean => "Notification" in globalThis && "serviceWorker" in navigator

/** Asks the browser for leave; it asks the member.
 *  @returns whether notifications may be shown */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted"
}

/** The worker once it may show something: at the first time its browser begins it. */
async function activated(worker: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = worker.active ? null : (worker.installing ?? worker.waiting)
  if (coming && coming.state !== "activated") {
    await new Promise<void>((resolve) => {
      coming.addEventListener("statechange", () => ["activated", "redundant"].includes(coming.state) && resolve())
    })
  }
  return worker
}

/** All new orders stand on one notification. */
const tag = "new-order"

const toIds = ({ data }: Notification): string[] => (Array.isArray(data) ? data : [])

/** Shows a notification of new orders, with those of the one that still stands, and alerts again. It leads to the orders. A phone's
 *  browser shows one through a worker alone. Nothing happens where the browser says no, and where another window has shown them.
 *  @param toTitle its title by how many orders it is of */
export async function showNotification(
  documentIds: readonly string[],
  toTitle: (count: number) => string,
  body: string,
): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return
  try {
    const worker = await activated(await navigator.serviceWorker.register(workerUrl))
    const [icon, badge] = pictures
    await navigator.locks.request(tag, async () => {
      const before = (await worker.getNotifications({ tag })).flatMap(toIds)
      const data = [...new Set([...before, ...documentIds])]
      if (data.length === before.length) return
      // A browser replaces a notification of the same tag without a sound, unless it is told to alert again.
      const options: NotificationOptions & { renotify: boolean } = { body, tag, icon, badge, data, renotify: true }
      await worker.showNotification(toTitle(data.length), options)
    })
  } catch {
    // The line on the screen says the same.
  }
}
