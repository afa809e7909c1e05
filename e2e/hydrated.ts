import type { Page } from "@playwright/test"

/** Waits until the page's script has taken over what the server sent: presses before that are plain links and forms. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => "hanoutHydrated" in window)
}
