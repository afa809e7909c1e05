import type { Page } from "@playwright/test"

/** Waits until the page's script has taken over what the server sent: presses before that are plain links and forms. Parts
 *  whose code waits for a touch are hydrated, too. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => "hanoutHydrated" in window)
  await page.evaluate(() => dispatchEvent(new Event("scroll")))
  await page.waitForFunction(() => document.querySelector("[data-late]") === null)
}
