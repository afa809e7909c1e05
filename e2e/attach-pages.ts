import type { Browser, Page, TestInfo } from "@playwright/test"

/** Milliseconds for one page, which may be the reason of the failure. */
const maxWait = 3000

async function snapshotOf(page: Page): Promise<string> {
  const snapshot = await page
    .locator("body")
    .ariaSnapshot({ timeout: maxWait })
    .catch((error: unknown) => String(error))
  return `${page.url()}\n${snapshot}`
}

/** Attaches address and content of every window to a test that failed: a flicker is seen once, and only there. */
export async function attachPages(browser: Browser, info: TestInfo): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages()))
    await info.attach("page", { body: await snapshotOf(page), contentType: "text/plain" })
}
