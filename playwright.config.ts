import { availableParallelism } from "node:os"
import { defineConfig } from "@playwright/test"
import { chromium } from "./e2e/chromium.ts"
import type { ShopOptions } from "./e2e/shop.ts"
import { isFull } from "./e2e/short-form.ts"

export default defineConfig<ShopOptions>({
  testDir: "e2e",
  globalSetup: "./e2e/template.ts",
  // npm test has a screen's main ways; npm run test:full, and npm test -- FILE, the others too.
  ...(!isFull && { grepInvert: /@long/ }),
  // Over a real Strapi: npm run test:strapi. In other engines: npm run test:browsers. With the folder's name: the patterns are
  // compared with whole paths, and the repository may lie in a folder of such a name.
  testIgnore: ["**/e2e/strapi/**", "**/e2e/engines/**"],
  fullyParallel: true,
  // As many as test files of Vitest: each has a browser and a shop of its own.
  workers: Math.max(2, availableParallelism() - 1),
  timeout: 300_000,
  // For machines that have much else to do: what is waited for is there or it is not.
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/results.json" }],
  ],
  use: {
    locale: "fr-DZ",
    timezoneId: "Africa/Algiers",
    launchOptions: chromium,
    // What a worker requests no test could answer in its place. offline.spec.ts has one.
    serviceWorkers: "block",
    // A recording of every test costs time: TRACE=1 to see why one fails.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects: [{ name: "once", use: { shopLocale: "fr", viewport: { width: 1280, height: 860 } } }],
})
