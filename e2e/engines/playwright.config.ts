import { defineConfig } from "@playwright/test"
import type { EngineOptions } from "./fixtures.ts"

/** Journeys in two other browser engines: `npm run test:browsers`. Playwright runs the tests; it drives neither browser. */
const config = defineConfig<object, EngineOptions>({
  testDir: ".",
  globalSetup: "../template.ts",
  outputDir: "../../test-results/engines",
  workers: 2,
  // As in the other browser tests: limits against hanging, for machines that have much else to do.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["../../scripts/testing/closing-line-reporter.mjs"]],
  projects: [
    { name: "firefox", use: { engineName: "firefox" } },
    { name: "webkit", use: { engineName: "webkit" } },
  ],
})
export default config
