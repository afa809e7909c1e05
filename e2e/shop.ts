import { type BrowserContextOptions, test as base, type Page } from "@playwright/test"
import type { Locale } from "#core/i18n/locale.ts"
import { type Running, startProcess } from "#server/testing.ts"
import { localizedPath } from "./addresses.ts"
import { attachPages } from "./attach-pages.ts"
import { closedLayersAreGone } from "./closed-layers.ts"
import { createPagePool, type PagePool } from "./page-pool.ts"
import { shopData } from "./shop-data.ts"
import { expect } from "./shown-address.ts"
import { createTranslate, type Translate } from "./words.ts"

export type ShopOptions = {
  shopLocale: Locale
  /** Whether the test's page was an earlier test's too, with what it has stored taken away. Not where a test reads what a first
   *  visit asks for, or changes what a page cannot be rid of (its clock). */
  keepsPage: boolean
}

type ShopFixtures = ShopOptions & {
  shownOnFailure: undefined
  /** The device that a test's `use` describes. */
  device: BrowserContextOptions
  /** The words of the project's language, from the shop's own messages. */
  t: Translate
  /** An address of the shop in the project's language. */
  at: (path: string) => string
}

/** The running shop of a worker, and where its database is. */
export type TestShop = Running & { dataDir: string }

/** One page for many addresses: a new one for each would take longer than what is looked at. */
type SharedPage = { page: Page; problems: string[]; allowed: RegExp[] }

type Guard = {
  /** Answers that a test expects to fail, so that the guard lets them pass. */
  allowFailures: (pattern: RegExp) => void
  guard: undefined
}

/** The real program with a database of its own, one for each worker, and a page that its tests share, for those that ask for
 *  one. For tests that look after their pages themselves. */
export const shopTest = base.extend<ShopFixtures, { shop: TestShop; sharedPage: SharedPage; pages: PagePool }>({
  shopLocale: ["fr", { option: true }],
  keepsPage: [true, { option: true }],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's parameters
    async ({}, use) => {
      const data = shopData()
      const shop = await startProcess("all", { DATA_DIR: data.dir })
      await use({ ...shop, dataDir: data.dir })
      await shop.stop()
      data.remove()
    },
    { scope: "worker" },
  ],
  // Here, and not beside its only user: another set of these has a worker of its own, with another browser and shop.
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ locale: "fr-DZ", timezoneId: "Africa/Algiers" })
      const page = await context.newPage()
      const allowed: RegExp[] = []
      await use({ page, problems: watch(page, allowed), allowed })
      await context.close()
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's parameters
  pages: [async ({}, use) => use(createPagePool()), { scope: "worker" }],
  device: async (
    {
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      deviceScaleFactor,
      colorScheme,
      contextOptions,
      shopLocale,
      timezoneId,
    },
    use,
  ) => {
    // A device that speaks the page's language: another one is offered its own (language-offer.spec.ts).
    const locale = `${shopLocale}-DZ`
    const screen = { viewport, hasTouch, isMobile, deviceScaleFactor, colorScheme }
    await use({ locale, timezoneId, javaScriptEnabled, ...screen, ...contextOptions })
  },
  context: async ({ keepsPage, pages, browser, shop, device }, use, info) => {
    if (!keepsPage) {
      const context = await browser.newContext(device)
      await use(context)
      return context.close()
    }
    const page = await pages.open(browser, device)
    await use(page.context())
    if (info.status === info.expectedStatus) await pages.clear(page, `${shop.url}/robots.txt`)
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  // Last to end but for the browser: a test's own windows still stand.
  shownOnFailure: [
    async ({ browser }, use, info) => {
      await use(undefined)
      if (info.status !== info.expectedStatus) await attachPages(browser, info)
    },
    { auto: true },
  ],
  t: async ({ shopLocale }, use) => use(createTranslate(shopLocale)),
  at: async ({ shop, shopLocale }, use) => use((path) => shop.url + localizedPath(shopLocale, path)),
})

/** The same with a page on which an unexpected problem fails the test. */
export const test = shopTest.extend<Guard>({
  page: async ({ page }, use) => {
    await use(afterSteps(page))
    Reflect.deleteProperty(page, "goto")
  },
  allowFailures: async ({ page }, use) => {
    const patterns: RegExp[] = []
    const problems = watch(page, patterns)
    await use((pattern) => patterns.push(pattern))
    expect(problems, "console errors and failed requests").toEqual([])
  },
  guard: [async ({ allowFailures: _watched }, use) => use(undefined), { auto: true }],
})

/** A closed dialog takes its history entry back a little later, and that step aborts a `goto` which comes before it.
 *  @returns the page, whose `goto` waits for the step */
function afterSteps(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = async (...args) => {
    await closedLayersAreGone(page)
    return goto(...args)
  }
  return page
}

/** The browser's own limit of time for a preloaded typeface (`font-display: optional`): a page that is laid out late on a busy
 *  machine misses it. */
const lateTypeface = /\.woff2 was preloaded using link preload but not used within a few seconds/

/** Said where a page would have its worker (playwright.config.ts). */
const blockedWorker = /Service Worker registration blocked by Playwright/

/** Collects unexpected console errors, failed requests and requests to another origin. */
export function watch(page: Page, allowed: RegExp[]): string[] {
  const problems: string[] = []
  const note = (problem: string) => {
    if (![lateTypeface, blockedWorker, ...allowed].some((pattern) => pattern.test(problem))) problems.push(problem)
  }
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      note(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on("pageerror", (error) => note(`page error: ${error.message}`))
  page.on("response", (answer) => {
    if (answer.status() >= 400) note(`${answer.status()} ${answer.url()}`)
  })
  page.on("requestfailed", (request) => {
    // A page that is left ends what it was still loading; with scripts off, their preloads are blocked.
    const reason = request.failure()?.errorText ?? ""
    if (!/ERR_ABORTED|csp|inspector/.test(reason)) note(`failed (${reason}): ${request.url()}`)
  })
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") note(`left the shop: ${request.url()}`)
  })
  return problems
}

export { expect }
