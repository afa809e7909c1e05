import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import type { consoleWords } from "./console-words.ts"
import { expect } from "./shop.ts"

type RemovedPage = {
  t: ReturnType<typeof consoleWords>
  /** As the list names the page. */
  title: string
  /** What the shop answers for the page. */
  status: () => Promise<number>
}

/** Removes a page from the list of a kind of pages that is open, and has it back by the keyboard; then the list fits a phone. */
export async function expectBackByKeyboard(owner: Page, { t, title, status }: RemovedPage): Promise<void> {
  const button = (name: string) => owner.getByRole("button", { name, exact: true })
  await button(t("section.remove", { name: title })).click()
  await expect(button(t("section.undo"))).toBeFocused()
  await expect.poll(status).toBe(404)
  await owner.keyboard.press("Enter")
  await expect(owner.getByRole("link", { name: title, exact: true })).toBeVisible()
  await expect.poll(status).toBe(200)
  await owner.setViewportSize({ width: 390, height: 860 })
  await expectNoSidewaysScroll(owner)
  await expectAccessible(owner)
}
