import { expect, type Locator, type Page } from "@playwright/test"

/** Milliseconds from key to key of somebody who types at an office's pace: 50 words a minute. */
const betweenKeys = 200

/** More presses of Tab than anybody should need to the next field. */
const maxTabs = 60

/** A person at a keyboard: types at a person's speed, and counts what was pressed. */
export function hand(page: Page) {
  const started = performance.now()
  let tabs = 0
  let presses = 0
  let letters = 0
  const press = async (key: string) => {
    if (key === "Tab") tabs += 1
    else presses += 1
    await page.keyboard.press(key, { delay: betweenKeys })
  }
  return {
    press,
    type: async (text: string) => {
      letters += [...text].length
      await page.keyboard.type(text, { delay: betweenKeys })
    },
    /** Presses Tab until the focus is there; one who is there already presses nothing. */
    async tabTo(goal: Locator) {
      const isThere = () => goal.evaluate((node) => node === document.activeElement)
      for (let left = maxTabs; left > 0 && !(await isThere()); left--) await press("Tab")
      await expect(goal).toBeFocused()
    },
    /** What it took so far. */
    done: () => ({ tabs, presses, letters, seconds: Math.round((performance.now() - started) / 1000) }),
  }
}
