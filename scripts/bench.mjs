// npm run bench -- NAME: measures one part of the shop, on a quiet machine. docs/benchmarks.md has the figures and the targets.
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { ensureBuilt } from "./build.mjs"
import { ensureChromium } from "./chromium.mjs"
import { runNamed } from "./help.mjs"
import { ensureInstalled, findNode, root } from "./install.mjs"
import { startPostgres } from "./postgres.mjs"

/** Runs a program of bench/ to its end.
 *  @returns its status */
const run = (env, ...args) =>
  new Promise((resolve) => {
    const settings = { ...process.env, NODE_ENV: "production", ...env }
    const program = spawn(findNode(), args, { cwd: root, stdio: "inherit", env: settings })
    program.on("close", (status) => resolve(status ?? 1))
  })

/** Runs a program over the built shop, with the arguments after the bench's name. */
async function overBuild(file, findEnv = () => ({})) {
  ensureInstalled()
  await ensureBuilt(findNode())
  process.exit(await run(findEnv(), file, ...process.argv.slice(2)))
}

/** Runs programs one after the other, each in a process of its own: what one leaves in memory is not the next one's. */
async function runAll(env, files) {
  let worst = 0
  for (const file of files) worst = Math.max(worst, await run(env, "--expose-gc", file))
  return worst
}

async function overGenerated(engine, sizes, files) {
  const folder = mkdtempSync(join(tmpdir(), "hanout-bench-"))
  const server = engine === "postgres" ? await startPostgres() : undefined
  const env = { DATA_DIR: folder, ...(server && { DATABASE_URL: server.url }) }
  const status = (await run(env, "bench/console/generate.ts", ...sizes)) || (await runAll(env, files))
  await server?.end()
  rmSync(folder, { recursive: true, force: true })
  return status
}

/** Runs programs over a generated shop on each database that the arguments name; over the shop at DATA_DIR or DATABASE_URL if one
 *  of them is set.
 *  @param sizes numbers of orders and products
 *  @param engines those that are measured without arguments */
async function overShop(sizes, engines, ...files) {
  ensureInstalled()
  if (process.env.DATA_DIR || process.env.DATABASE_URL) process.exit(await runAll({}, files))
  const named = process.argv.slice(2)
  let worst = 0
  for (const engine of named.length > 0 ? named : engines)
    worst = Math.max(worst, await overGenerated(engine, sizes, files))
  process.exit(worst)
}

const { VARIANTS, PRODUCTS = VARIANTS ? "5000" : "10000", ORDERS } = process.env
const base = (how) => `path of another built checkout, ${how}`
const engineArgs = "[sqlite | postgres]"
const givenShop = { "DATA_DIR, DATABASE_URL": "the shop that is measured; a generated one if unset" }

/** @type {Record<string, import("./help.mjs").Named>} */
const benches = {
  pages: {
    does: "elements and bytes of pages, processor time of a cached one; fails over a budget",
    run: () => overBuild("bench/pages.ts"),
  },
  browser: {
    does: "pages on a simulated phone by Lighthouse, which it fetches, beside the same HTML without scripts; presses and followed links",
    settings: {
      ROUNDS: "visits of each page, of which the median counts (5)",
      PATHS: "addresses with commas between them",
      BASE: base("measured in turns with this one"),
    },
    run: () => overBuild("bench/browser/main.ts", () => ({ CHROME_PATH: ensureChromium(findNode()) })),
  },
  "cached-pages": {
    does: "cached pages a second beside Node's own HTTP server that sends the same bytes",
    settings: { ROUNDS: "turns of each server (5)", SECONDS: "of a turn (3)" },
    run: () => overBuild("bench/cached-pages/main.ts"),
  },
  render: {
    does: "processor time of a rendered page by part",
    settings: {
      ROUNDS: "pages of a kind, rendered nine times (20)",
      PRODUCTS: "generated products of the second shop (10000)",
      KINDS: "home, home-2, listing, product, post: some of them with commas",
      BASE: base("measured in turns with this one"),
    },
    run: () => overBuild("bench/render/main.ts"),
  },
  orders: {
    does: "orders a second beside the same rows written by hand, on both databases",
    settings: { SECONDS: "of a figure (5)" },
    run: async () => {
      ensureInstalled()
      process.exit(await run({}, "bench/orders/orders.ts"))
    },
  },
  answers: {
    does: "answers of the API a second, from memory and read again, beside a server that sends the same bytes",
    settings: { PRODUCTS: "generated products, more than 500 (10000)", SECONDS: "of a figure (5)" },
    run: () => overBuild("bench/answers/main.ts"),
  },
  catalogue: {
    does: "load, memory, listings and searches of the catalogue's index",
    args: engineArgs,
    settings: {
      PRODUCTS: "generated products (10000); the target is for 100000",
      VARIANTS: "how many all products have together; as those of the sample shop if unset",
      ROUNDS: "of each listing and search (10)",
      ...givenShop,
    },
    run: () => overShop(["1", PRODUCTS], ["sqlite"], "bench/catalogue/catalogue.ts"),
  },
  queries: {
    does: "the most expensive query that the public API allows (decision 12)",
    args: engineArgs,
    settings: { ROUNDS: "of each query (9)", ...givenShop },
    run: () => overShop(["1", "10000"], ["sqlite"], "bench/queries/queries.ts"),
  },
  console: {
    does: "every list and file of the console over 50 000 orders and 10 000 products, on both databases",
    args: engineArgs,
    settings: {
      ORDERS: "generated orders (50000)",
      ROUNDS: "of each list (200)",
      ONLY: "words of the lists' names that are measured",
      ...givenShop,
    },
    run: () =>
      overShop(
        [ORDERS ?? "50000", "10000"],
        ["sqlite", "postgres"],
        "bench/console/lists.ts",
        "bench/console/exports.ts",
      ),
  },
  moving: {
    does: "time and memory of moving a shop of 10 000 products with pictures and 100 000 orders out, and into another one",
    settings: {
      PRODUCTS: "generated products (10000)",
      ORDERS: "generated orders (100000)",
      DATA_DIR: "the shop that moves out, which gets a picture for each product; a generated one if unset",
    },
    run: () => overShop([ORDERS ?? "100000", PRODUCTS], ["sqlite"], "bench/console/moving.ts"),
  },
  crawl: {
    does: "first page, pages a second and memory of a large shop that a search engine reads",
    settings: {
      PRODUCTS: "generated products (100000)",
      PAGES: "that are read (5000)",
      MINUTES: "it reads on for so long, and prints the memory of each and its slope",
    },
    run: () => overBuild("bench/crawl/main.ts"),
  },
  invalidation: {
    does: "what visitors wait for while orders come in",
    settings: { PRODUCTS: "generated products (10000)", ORDERS: "two a second (200)" },
    run: () => overBuild("bench/invalidation/main.ts"),
  },
  abuse: {
    does: "attacks on a built shop, and what another network waits before and during each (docs/security/attacks.md)",
    args: "[NAME …]",
    settings: { PRODUCTS: "generated products beside the sample shop (0)", BASE: base("attacked instead of this one") },
    run: () => overBuild("bench/abuse/main.ts"),
  },
}

await runNamed("npm run bench --", benches)
