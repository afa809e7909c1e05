import type { Page } from "@playwright/test"

/** The folder for pictures of the steps of a test, such as `npm run screens -- first-shop` names; none are taken without one. */
export const screensFolder = process.env.SCREENS

const heights = { 390: 844, 1280: 860 }

/** Takes the page as it stands on a phone and on a desk, where pictures are asked for, and leaves its window as it was. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!screensFolder) return
  const before = page.viewportSize()
  for (const [width, height] of Object.entries(heights)) {
    await page.setViewportSize({ width: Number(width), height })
    await page.evaluate(async () => {
      // What stands below comes when it is scrolled to.
      for (const image of document.images) image.loading = "eager"
      await Promise.all([
        document.fonts.ready,
        ...Array.from(document.images, (image) => image.decode().catch(() => {})),
      ])
    })
    const animations = "disabled" as const
    await page.screenshot({ path: `${screensFolder}/${name}-${width}.png`, fullPage: true, animations })
  }
  if (before) await page.setViewportSize(before)
}
