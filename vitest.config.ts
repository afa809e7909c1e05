import { availableParallelism } from "node:os"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { chromium } from "./e2e/chromium.ts"
import { specificationTags } from "./e2e/specification/all-sections.ts"
import { builtThreads } from "./vite/built-threads.ts"
import { cssModules, cssOptions } from "./vite/css-modules.ts"

const all = ["{core,carriers,db,api,app,server,sample,scripts,strapi,stress,vite,console}/**/*.test.{ts,tsx}"]
/** Tests that open a database run once with each engine, but for those named after one. Others of `api/` are named `unit`. */
const withDatabase = ["db/**/*.test.ts", "api/**/!(*.unit).test.ts", "{app,server,strapi,stress}/**/*.shop.test.ts"]

const isFull = process.env.TESTS === "full"

/** Those of them that run on PostgreSQL in the short form: with reads and writes of its own, locks or kills. */
const shortOnPostgres = [
  "db/**/*.test.ts",
  "api/orders/{order-idempotency,order-race,orders-together,release-race,unconfirmed-race}.test.ts",
  "api/orders/admin/*race.test.ts",
  "api/query/{query-errors,strapi-queries}.test.ts",
  "api/changes/**/!(*.unit).test.ts",
  "**/*.postgres.test.ts",
]

/** Tests that the short form leaves out: each takes 4 to 85 seconds, and most have shorter tests of their subject beside them. `npm run
 *  test:full` and `npm test -- FILE` run everything on both databases. */
const longFiles = [
  "api/nul-bodies.postgres.test.ts",
  "api/catalogue/admin/{product-import-thread,variant-files}.test.ts",
  "api/catalogue/search-limits.test.ts",
  "api/moving-out/round-trip.test.ts",
  "api/passwords/hashing-busy.test.ts",
  "db/sample/{pictures,starter-pages}.test.ts",
  "server/adding-a-field.test.ts",
  "server/backup/{across-engines.postgres,console-backups,s3-copies,unfinished-files}.shop.test.ts",
  "server/backup/{restored-sessions,restored-webhooks}.shop.test.ts",
  "server/backup/silent-storage.test.ts",
  "server/carriers/{secrets-stay,spent-quota}.shop.test.ts",
  "server/{damage-check.sqlite,database-down.postgres,disk-full.sqlite,killed-process,large-catalogue}.shop.test.ts",
  "server/{messages-without-secrets.postgres,erase/erased-bytes.sqlite}.shop.test.ts",
  "server/{plain-strapi.sqlite,rejected-start.sqlite,review-pictures,sample-clearing,start-together}.shop.test.ts",
  "server/plugins/plugin-examples.shop.test.ts",
  "server/process/private-files.shop.test.ts",
  "stress/{chaos,race}/*.shop.test.ts",
  "stress/fuzz/fuzz-{admin,pages,shopper}.shop.test.ts",
]
const leftOut = isFull ? [] : longFiles

/** Tests that the short form leaves out of a file whose other tests it runs. */
const longTag = ["@long", "npm run test:full alone"] as const

/** Tests of components with logic: they press, type and look in a browser. */
const inBrowser = "{app,console}/**/*.browser.test.tsx"

/** The files of a worker share what they have loaded: loading it again took longer than most tests. */
const shared = { isolate: false }
const started = { globalSetup: "server/testing/engines.ts" }

const engine = (name: "sqlite" | "postgres", exclude: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, exclude: [exclude, ...leftOut], ...shared, ...started },
})

export default defineConfig({
  plugins: [cssModules(), builtThreads()],
  css: cssOptions,
  test: {
    // For machines that have much else to do: tests of processes and databases wait for conditions, not for times.
    testTimeout: 300_000,
    // As they are built.
    css: { modules: { classNameStrategy: "non-scoped" } },
    hookTimeout: 300_000,
    // For the command that runs a failed test alone.
    includeTaskLocation: true,
    // A limit against hanging, not a measure of speed.
    expect: { poll: { timeout: 60_000 }, requireAssertions: true },
    // Another tag is a mistake: `e2e/specification` names them all.
    tags: [...specificationTags, longTag].map(([name, description]) => ({ name, description })),
    ...(!isFull && { tagsFilter: [`!${longTag[0]}`] }),
    // By itself it would leave a core idle: on two cores one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: { name: "unit", include: all, exclude: [...withDatabase, inBrowser, ...leftOut], ...shared },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: [inBrowser],
          ...shared,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      engine("sqlite", "**/*.postgres.*", withDatabase),
      engine("postgres", "**/*.sqlite.*", isFull ? withDatabase : shortOnPostgres),
    ],
  },
})
