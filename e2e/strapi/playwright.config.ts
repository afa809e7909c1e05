import { defineConfig } from "@playwright/test"
import { chromium } from "../chromium.ts"

/** Browser tests of the storefront over a real Strapi: `npm run test:strapi`. */
const config = defineConfig({
  testDir: ".",
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: { locale: "fr-DZ", timezoneId: "Africa/Algiers", launchOptions: chromium },
})
export default config
