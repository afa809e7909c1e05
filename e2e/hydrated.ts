import type { Page } from "@playwright/test"

/** Touches the page and waits until its islands are hydrated: presses before that are plain links and forms, or are kept. */
export async function hydrated(page: Page) {
  await page.waitForLoadState("load")
  await page.evaluate(() => dispatchEvent(new Event("scroll")))
  await page.waitForFunction(() => document.documentElement.dataset.ready === "")
}
