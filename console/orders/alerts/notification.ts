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

/** Shows a notification that leads to the orders. A phone's browser shows one through a worker alone. Nothing happens where the
 *  browser says no. */
export async function showNotification(title: string, body: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return
  try {
    const worker = await activated(await navigator.serviceWorker.register(workerUrl))
    const [icon, badge] = pictures
    await worker.showNotification(title, { body, tag: "new-order", icon, badge })
  } catch {
    // The line on the screen says the same.
  }
}
