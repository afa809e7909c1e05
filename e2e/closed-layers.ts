import { expect, type Page } from "@playwright/test"

/** Whether a closed dialog's history entry is still there: each dialog has one, also one over another. */
const hasClosedLayer = (page: Page) =>
  page.evaluate(() => (history.state?.layer ?? 0) > document.querySelectorAll("dialog[open]").length).catch(() => false)

/** Waits until a closed dialog has taken its history entry back: that step would abort a `goto` which comes before it. A page
 *  that was reloaded under a dialog keeps the entry: there is no step to wait for. */
export async function closedLayersAreGone(page: Page): Promise<void> {
  await expect
    .poll(() => hasClosedLayer(page), { timeout: 5000 })
    .toBe(false)
    .catch(() => undefined)
}
