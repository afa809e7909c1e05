import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["{core,db,api,app,server,sample}/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
