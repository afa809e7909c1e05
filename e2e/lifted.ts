import type { Page } from "@playwright/test"
import { expect } from "./shop.ts"

/** Waits until a line that is moved by keys takes the next key: the list listens to arrows a timer after it has said that the line
 *  is lifted, and a key that a test presses can come before a timer.
 *  @param said what the list says then */
export async function lifted(page: Page, said: string) {
  await expect(page.getByText(said)).toBeAttached()
  await page.evaluate(() => new Promise<void>((ready) => setTimeout(() => requestAnimationFrame(() => ready()))))
}
