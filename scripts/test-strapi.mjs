// npm run test:strapi: browser tests of the storefront over a real Strapi 5. Installs docs/strapi in a temporary folder (some
// minutes; STRAPI_DIR names one that stays), fills it with the sample shop over REST, and removes it again.
import { spawn, spawnSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { ensureBuilt } from "./build.mjs"
import { ensureChromium } from "./chromium.mjs"
import { ensureInstalled, findNode, npm, root } from "./install.mjs"

const port = 21_337
const url = `http://127.0.0.1:${port}`
ensureInstalled()
const node = findNode()
ensureBuilt(node)

const kept = process.env.STRAPI_DIR
const dir = kept ?? mkdtempSync(join(tmpdir(), "hanout-strapi-"))
mkdirSync(dir, { recursive: true })
cpSync(join(root, "docs/strapi"), dir, { recursive: true })
if (!existsSync(join(dir, "node_modules"))) npm(["install", "--no-audit", "--no-fund"], dir)
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
// What an owner does in Strapi's panel: a token with its permissions.
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
  await create("client", "full-access")
} }
`,
)

const children = []
const start = (args, options) => {
  const child = spawn(node, args, { stdio: "ignore", ...options })
  children.push(child)
  return child
}
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL")
  if (!kept) rmSync(dir, { recursive: true, force: true })
})
const until = async (address) => {
  while (!(await fetch(address).catch(() => undefined))?.ok) await new Promise((resolve) => setTimeout(resolve, 300))
}

const strapi = start([join(dir, "node_modules/@strapi/strapi/bin/strapi.js"), "start"], {
  cwd: dir,
  env: { ...process.env, NODE_ENV: "production" },
})
const shopData = mkdtempSync(join(tmpdir(), "hanout-seed-"))
const shop = start([join(root, "server/main.ts"), "all"], {
  cwd: root,
  env: { ...process.env, DATA_DIR: shopData, HOST: "127.0.0.1", PORT: String(port + 1), PICTURE_WARM_UP: "off" },
})
await Promise.all([until(`${url}/_health`), until(`http://127.0.0.1:${port + 1}/readyz`)])
const [token, clientToken] = ["storefront", "client"].map((name) => readFileSync(join(dir, `${name}.txt`), "utf8"))
const env = { ...process.env, STRAPI_DIR: dir, STRAPI_URL: url, STRAPI_TOKEN: token, STRAPI_CLIENT_TOKEN: clientToken }
const seeded = spawnSync(node, [join(dir, "seed.mjs")], {
  stdio: "inherit",
  env: { ...env, FROM: `http://127.0.0.1:${port + 1}`, TO: url },
})
const ended = [strapi, shop].map((child) => new Promise((resolve) => child.on("exit", resolve)))
for (const child of [strapi, shop]) child.kill("SIGKILL")
await Promise.all(ended)
rmSync(shopData, { recursive: true, force: true })
if (seeded.status !== 0) process.exit(1)

const config = join(root, "e2e/strapi/playwright.config.ts")
const tests = spawnSync(node, [join(root, "node_modules/@playwright/test/cli.js"), "test", "--config", config], {
  cwd: root,
  stdio: "inherit",
  env: { ...env, CHROMIUM: process.env.CHROMIUM ?? ensureChromium(node) },
})
process.exit(tests.status ?? 1)
