import { defineConfig } from "@playwright/test"
import { chromium } from "./e2e/chromium.ts"
import type { ShopOptions } from "./e2e/shop.ts"

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } }

/** Every journey runs in two languages, with and without JavaScript, on a phone and on a desktop. */
const projects = (["fr", "ar"] as const).flatMap((locale) =>
  (["phone", "desktop"] as const).flatMap((device) =>
    [true, false].map((javaScriptEnabled) => ({
      name: `${locale}-${device}-${javaScriptEnabled ? "js" : "nojs"}`,
      use: { shopLocale: locale, javaScriptEnabled, viewport: widths[device], hasTouch: device === "phone" },
    })),
  ),
)

export default defineConfig<ShopOptions>({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // For machines that have much else to do: what is waited for is there or it is not.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/results.json" }],
  ],
  use: {
    locale: "fr-DZ",
    timezoneId: "Africa/Algiers",
    launchOptions: chromium,
    // A recording of every test costs time: TRACE=1 to see why one fails.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects: [
    ...projects.map((project) => ({ ...project, testMatch: /journey\.spec\.ts/ })),
    { name: "once", testIgnore: /journey\.spec\.ts/, use: { shopLocale: "fr", viewport: widths.desktop } },
  ],
})
