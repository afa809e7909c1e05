import { defineConfig } from "@playwright/test"
import type { EngineOptions } from "./fixtures.ts"

/** Journeys in two other browser engines: `npm run test:browsers`. Playwright runs the tests; it drives neither browser. */
const config = defineConfig<object, EngineOptions>({
  testDir: ".",
  globalSetup: "../template.ts",
  outputDir: "../../test-results/engines",
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["../../scripts/testing/closing-line-reporter.mjs"]],
  projects: [
    { name: "firefox", use: { engineName: "firefox" } },
    { name: "webkit", use: { engineName: "webkit" } },
  ],
})
export default config
