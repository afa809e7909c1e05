import { expect, type Locator, type Page } from "@playwright/test"

/** What is wrong with the focus as it stands; null when it is somewhere, shown, and in view. */
function focusFault(): string | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return "the focus is lost"
  // A dialog that has just opened is plain to see itself, and so is what fills it and has the focus where it was there before.
  if (focused.matches("dialog, dialog > [tabindex='-1']")) return null
  const name = focused.outerHTML.slice(0, 160)
  const drawn = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0
  const around = [focused, focused.nextElementSibling, focused.parentElement, focused.closest("li, label, form")]
  const styles = around.flatMap((node) => (node ? [getComputedStyle(node)] : []))
  // A slider's ring is drawn on its handle, whose style no script can read.
  const isSlider = focused instanceof HTMLInputElement && focused.type === "range"
  if (!isSlider && !styles.some(drawn) && !drawn(getComputedStyle(focused, "::after")))
    return `the focus is not shown: ${name}`
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `the focus is out of view: ${name}`
  return null
}

/** The focus must be somewhere, and a shopper must see where. */
export async function expectFocusShown(page: Page) {
  await expect.poll(() => page.evaluate(focusFault)).toBeNull()
}

/** Presses Tab until the focus is there, and looks at every stop on the way.
 *  @param maxTabs presses; more than a shopper should need */
export async function tabTo(page: Page, goal: Locator, maxTabs: number) {
  for (let presses = 0; presses < maxTabs; presses++) {
    await page.keyboard.press("Tab")
    await expectFocusShown(page)
    if (await goal.evaluate((node) => node === document.activeElement)) return
  }
  const stopped = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))
  throw new Error(`Not reached by ${maxTabs} presses of Tab: ${goal}; the focus is on ${stopped}`)
}
