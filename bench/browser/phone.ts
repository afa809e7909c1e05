import type { Browser, BrowserContextOptions, Page } from "@playwright/test"

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: "fr-DZ",
}

/** Does something on a new phone. */
export async function onPhone<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    return await act(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Slows the processor of a page's phone, and its network to slow 4G if asked for. */
export async function slowDown(page: Page, times: number, isSlowNetwork = false): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: times })
  if (!isSlowNetwork) return
  await session.send("Network.enable")
  const bytes = (1.6 * 1024 * 1024) / 8
  const network = { offline: false, latency: 150, downloadThroughput: bytes, uploadThroughput: bytes / 2 }
  await session.send("Network.emulateNetworkConditions", network)
}

export const medianOf = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
