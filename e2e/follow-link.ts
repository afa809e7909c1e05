import type { Page } from "@playwright/test"
import { expect, isRendered } from "./shown-address.ts"

/** Goes to another route by one of the page's links, of which the footer has most, behind whatever lies over it.
 *  @param path as in the link */
export async function followLink(page: Page, path: string) {
  const layouts = page.locator(".foot-more")
  // They are rendered when their fold opens.
  if (!(await layouts.evaluate((fold) => fold.hasAttribute("open")))) {
    await layouts.locator("summary").dispatchEvent("click")
  }
  await page.locator(`a[href='${path}']`).first().dispatchEvent("click")
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  await isRendered(page)
}
