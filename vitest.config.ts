import { defineConfig } from "vitest/config"

const all = ["{core,db,api,app,server,sample,torture,vite}/**/*.test.{ts,tsx}"]
/** Tests that open a database run once with each engine, but for those named after one. */
const withDatabase = [
  "db/**/*.test.ts",
  "api/*.test.ts",
  "api/admin/**/*.test.ts",
  "{app,server,torture}/**/*.shop.test.ts",
]

const engine = (name: "sqlite" | "postgres", exclude: string) => ({
  extends: true as const,
  test: { name, include: withDatabase, exclude: [exclude], globalSetup: "server/testing/engines.ts" },
})

export default defineConfig({
  test: {
    // For machines that have much else to do: tests of processes and databases wait for conditions, not for times.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: "unit", include: all, exclude: withDatabase } },
      engine("sqlite", "**/*.postgres.*"),
      engine("postgres", "**/*.sqlite.*"),
    ],
  },
})
