// npm run test:strapi: browser tests of the storefront over a real Strapi 5. Installs docs/strapi in a temporary folder (some
// minutes; STRAPI_DIR names one that stays), fills it with the sample shop over REST, and removes it again.
import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { ensureBuilt } from "./build.mjs"
import { ensureChromium } from "./chromium.mjs"
import { answerHelp } from "./help.mjs"
import { ensureInstalled, findNode, npm, root } from "./install.mjs"

answerHelp({
  use: "npm run test:strapi [-- ARGUMENTS of Playwright]",
  does: "Runs browser tests of the storefront over a real Strapi 5, which it installs (some minutes) and fills.",
  settings: {
    STRAPI_DIR: "folder of a Strapi that stays; a temporary one if unset",
    RECORD: "1 writes the recorded answers and docs/strapi/client.md anew",
    CHROMIUM: "path of a Chromium; found or installed if unset",
  },
})

const port = 21_337
const url = `http://127.0.0.1:${port}`
ensureInstalled()
const node = findNode()
await ensureBuilt(node)

const ownDir = process.env.STRAPI_DIR
const dir = ownDir ?? mkdtempSync(join(tmpdir(), "hanout-strapi-"))
const shopData = mkdtempSync(join(tmpdir(), "hanout-seed-"))

/** Each leads a group of its own, with what it starts. */
const children = new Set()
const start = (args, options) => {
  const child = spawn(node, args, { stdio: "ignore", detached: true, ...options })
  children.add(child)
  child.on("exit", () => children.delete(child))
  return child
}
const endAll = (signal) => {
  for (const { pid } of children) {
    try {
      process.kill(-pid, signal)
    } catch {}
  }
}
process.on("exit", () => {
  endAll("SIGKILL")
  for (const folder of ownDir ? [shopData] : [shopData, dir]) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
})
// Ctrl-C ends what was started, the browser too, and then removes the folders.
for (const [signal, number] of Object.entries({ SIGINT: 2, SIGTERM: 15 })) {
  process.on(signal, () => {
    endAll(signal)
    const exit = () => process.exit(128 + number)
    setTimeout(exit, 5000)
    setInterval(() => children.size === 0 && exit(), 100)
  })
}

mkdirSync(dir, { recursive: true })
cpSync(join(root, "docs/strapi"), dir, { recursive: true })
if (!existsSync(join(dir, "node_modules")) && !npm(["install", "--no-audit", "--no-fund"], dir)) process.exit(1)
rmSync(join(dir, ".tmp"), { recursive: true, force: true })
for (const folder of [".tmp", "public/uploads"]) mkdirSync(join(dir, folder), { recursive: true })
const secrets = [
  "ADMIN_JWT_SECRET",
  "API_TOKEN_SALT",
  "TRANSFER_TOKEN_SALT",
  "JWT_SECRET",
  "ENCRYPTION_KEY",
  "APP_KEYS",
]
const settings = [`PORT=${port}`, "SERVE_ADMIN=false", "STRAPI_TELEMETRY_DISABLED=true"]
writeFileSync(
  join(dir, ".env"),
  [...settings, ...secrets.map((name) => `${name}=${randomBytes(16).toString("hex")}`), ""].join("\n"),
)
// An owner's work in Strapi's panel: a token with its permissions.
writeFileSync(
  join(dir, "src/index.js"),
  `const types = ["product", "category", "order"].flatMap((n) => ["find", "create"].map((a) => \`api::\${n}.\${n}.\${a}\`))
const permissions = [...types, "api::app-setting.app-setting.find", "api::app-setting.app-setting.update", "plugin::upload.content-api.upload"]
module.exports = { register() {}, async bootstrap({ strapi }) {
  const tokens = strapi.service("admin::api-token")
  if (await tokens.exists({ name: "storefront" })) return
  const create = async (name, type, permissions) => {
    const { accessKey } = await tokens.create({ name, description: "", type, lifespan: null, permissions })
    require("node:fs").writeFileSync(__dirname + "/../" + name + ".txt", accessKey, { mode: 0o600 })
  }
  await create("storefront", "custom", permissions)
  await create("reader", "custom", permissions.filter((name) => name.endsWith(".find") && !name.includes("order")))
  await create("client", "full-access")
} }
`,
)

/** Milliseconds in which Strapi and the shop must have started, on a machine that has much else to do. */
const maxStart = 300_000
const until = async (address, child) => {
  for (const started = Date.now(); Date.now() - started < maxStart; ) {
    if ((await fetch(address).catch(() => undefined))?.ok) return
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`What answers ${address} has ended`)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  throw new Error(`${address} gave no answer in ${maxStart / 1000} s`)
}
/** Runs a program to its end, while signals are still heard. */
const run = (args, options) =>
  new Promise((resolve) => start(args, { stdio: "inherit", ...options }).on("exit", (status) => resolve(status ?? 1)))

const strapi = start([join(dir, "node_modules/@strapi/strapi/bin/strapi.js"), "start"], {
  cwd: dir,
  env: { ...process.env, NODE_ENV: "production" },
})
const shop = start([join(root, "build/program/main.js"), "all"], {
  cwd: root,
  env: { ...process.env, DATA_DIR: shopData, HOST: "127.0.0.1", PORT: String(port + 1), PICTURE_WARM_UP: "off" },
})
await Promise.all([until(`${url}/_health`, strapi), until(`http://127.0.0.1:${port + 1}/readyz`, shop)])
const [token, clientToken, readerToken] = ["storefront", "client", "reader"].map((name) =>
  readFileSync(join(dir, `${name}.txt`), "utf8"),
)
const env = {
  ...process.env,
  STRAPI_DIR: dir,
  STRAPI_URL: url,
  STRAPI_TOKEN: token,
  STRAPI_CLIENT_TOKEN: clientToken,
  STRAPI_READER_TOKEN: readerToken,
}
const seeded = await run([join(dir, "seed.mjs")], { env: { ...env, FROM: `http://127.0.0.1:${port + 1}`, TO: url } })
const ended = [strapi, shop].map((child) => new Promise((resolve) => child.on("exit", resolve)))
for (const child of [strapi, shop]) child.kill("SIGKILL")
await Promise.all(ended)
if (seeded !== 0) process.exit(1)

const config = join(root, "e2e/strapi/playwright.config.ts")
const playwright = join(root, "node_modules/@playwright/test/cli.js")
const status = await run([playwright, "test", "--config", config, ...process.argv.slice(2)], {
  cwd: root,
  env: { ...env, CHROMIUM: process.env.CHROMIUM ?? ensureChromium(node) },
})
// What was recorded is written as the lint asks.
const recorded = ["strapi/testing/recorded.json", "api/testing/strapi-client/recorded.json"]
if (process.env.RECORD === "1")
  await run([join(root, "node_modules/@biomejs/biome/bin/biome"), "format", "--write", ...recorded], { cwd: root })
process.exit(status)
