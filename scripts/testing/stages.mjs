// The stages of npm test: each a run of Vitest or Playwright with a reporter of its own.
import { join } from "node:path"
import process from "node:process"
import { root } from "../install.mjs"

const reporterOf = (runner) => `--reporter=${join(root, `scripts/testing/${runner}-reporter.mjs`)}`

/** A run of Vitest; all its projects unless arguments say otherwise. */
export const vitestStage = (name, ...args) => ({
  name,
  args: ["node_modules/vitest/vitest.mjs", "run", reporterOf("vitest"), ...args],
  env: process.env,
})

/** A run of Playwright over the built shop. */
export const browserStage = (name, chromium, ...args) => ({
  name,
  args: ["node_modules/@playwright/test/cli.js", "test", reporterOf("playwright"), ...args],
  env: { ...process.env, CHROMIUM: chromium },
})
