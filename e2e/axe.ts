import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Fails on any violation of WCAG 2.2 AA or of axe's best practices on the page as it stands. */
export async function expectAccessible(page: Page) {
  // A transition half-way has colours of its own.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  // Legacy: in this page alone, which has no frame of another origin; the other way takes twice as long.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    .setLegacyMode(true)
    .analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  )
  expect(found).toEqual([])
}

/** No page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page) {
  // A window that has just become narrower is not laid out anew yet.
  const tooMuch = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(tooMuch, "pixels beyond the window").toBeLessThanOrEqual(0)
}
