import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test"
import { closedLayersAreGone } from "./closed-layers.ts"

type PooledPage = { page: Page; session: CDPSession; undo: { dispose: () => Promise<void> }[] }

/** Pages that a worker's tests use one after the other, one for each set of a device's settings: a page with a process and a
 *  cache of its own costs as much as two visits. */
export type PagePool = {
  /** A page without anything of an earlier test but files in the browser's cache. */
  open: (browser: Browser, settings: BrowserContextOptions) => Promise<Page>
  /** Takes all away that a test has left. Not for a page on which a test failed: its worker ends.
   *  @param empty an address of the shop's origin with nothing on it */
  clear: (page: Page, empty: string) => Promise<void>
}

/** All that a test may listen to. */
const heard = ["console", "dialog", "download", "filechooser", "pageerror", "popup", "request", "requestfailed"].concat(
  ["requestfinished", "response", "load", "domcontentloaded", "framenavigated", "websocket", "worker"],
)

/** What a page cannot be rid of: the test asks for a page of its own. */
function forbid(target: object, name: string) {
  const value = () => {
    throw new Error(`${name} stays on a page: test.use({ keepsPage: false })`)
  }
  Object.defineProperty(target, name, { configurable: true, get: value })
}

async function openPooled(browser: Browser, settings: BrowserContextOptions): Promise<PooledPage> {
  const context = await browser.newContext(settings)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const undo: PooledPage["undo"] = []
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...args: Parameters<typeof addInitScript>) => {
    const added = await addInitScript(...args)
    undo.push(added)
    return added
  }
  for (const name of ["emulateMedia", "setExtraHTTPHeaders", "exposeFunction", "exposeBinding"]) forbid(page, name)
  for (const name of ["addInitScript", "setOffline", "setGeolocation", "exposeFunction", "exposeBinding"])
    forbid(context, name)
  for (const name of ["install", "fastForward", "pauseAt", "runFor", "setFixedTime", "setSystemTime"])
    forbid(context.clock, name)
  return { page, session, undo }
}

async function clearPooled({ page, session, undo }: PooledPage, empty: string, settings: BrowserContextOptions) {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of heard) {
    page.removeAllListeners(event)
    context.removeAllListeners(event)
  }
  await page.unrouteAll({ behavior: "ignoreErrors" })
  await context.unrouteAll({ behavior: "ignoreErrors" })
  for (const added of undo.splice(0)) await added.dispose()
  // The test's page ends here, so that nothing more is stored.
  await closedLayersAreGone(page)
  await page.goto(empty)
  await page.evaluate(() => sessionStorage.clear())
  await session.send("Storage.clearDataForOrigin", {
    origin: "*",
    storageTypes: "local_storage,indexeddb,cache_storage,service_workers",
  })
  await session.send("Page.resetNavigationHistory")
  await context.clearCookies()
  await context.clearPermissions()
  await page.mouse.move(-10, -10)
  if (settings.viewport) await page.setViewportSize(settings.viewport)
}

export function createPagePool(): PagePool {
  const pool = new Map<string, PooledPage>()
  return {
    async open(browser, settings) {
      const key = JSON.stringify(settings)
      const found = pool.get(key) ?? (await openPooled(browser, settings))
      pool.set(key, found)
      return found.page
    },
    async clear(page, empty) {
      for (const [key, each] of pool) if (each.page === page) await clearPooled(each, empty, JSON.parse(key))
    },
  }
}
