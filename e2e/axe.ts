import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { expect, type Page } from "@playwright/test"

// Its builder for Playwright takes twice as long: it looks into frames, and brings back all that is no violation.
const { resolve } = createRequire(import.meta.resolve("@axe-core/playwright"))
const source = readFileSync(resolve("axe-core/axe.min.js"), "utf8")

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The part of axe that is used here. */
type Axe = {
  run: (context: Document, options: object) => Promise<{ violations: Violation[] }>
}
type Violation = { id: string; help: string; nodes: { html: string }[] }

/** Fails on any violation of WCAG 2.2 AA or of axe's best practices on the page as it stands. */
export async function expectAccessible(page: Page) {
  expect(await violationsOn(page)).toEqual([])
}

/** The violations of WCAG 2.2 AA and of axe's best practices on the page as it stands, one text each. */
export async function violationsOn(page: Page): Promise<string[]> {
  // The address changes a moment before the products do, which are dimmed until then.
  await expect(page.locator('.found[aria-busy="true"]')).toHaveCount(0)
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  return page.evaluate(async (values) => {
    // A transition half-way has colours of its own, also one that begins while axe looks. What never ends is let go on.
    const finish = (animation: Animation) => {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    }
    const finishAll = () => document.getAnimations().forEach(finish)
    // What is not yet laid out (app/styles/below-fold.module.css) would lie over what stands below it.
    document.documentElement.removeAttribute("data-loaded")
    const beginnings = ["animationstart", "transitionrun"]
    for (const name of beginnings) document.addEventListener(name, finishAll)
    finishAll()
    const axe: Axe = Reflect.get(window, "axe")
    const options = { runOnly: { type: "tag", values }, resultTypes: ["violations"], iframes: false, selectors: false }
    const { violations } = await axe.run(document, options)
    for (const name of beginnings) document.removeEventListener(name, finishAll)
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`)
  }, rules)
}

/** No page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page) {
  // A window that has just become narrower is not laid out again yet.
  const tooMuch = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(tooMuch, "pixels beyond the window").toBeLessThanOrEqual(0)
}
