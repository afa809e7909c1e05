// npm run screens: pictures of the screens for the README, from the built shop with the sample data.
import { spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { ensureBuilt } from "./build.mjs"
import { ensureChromium } from "./chromium.mjs"
import { ensureInstalled, findNode, root } from "./install.mjs"

ensureInstalled()
const node = findNode()
ensureBuilt(node)
const require = createRequire(join(root, "package.json"))
const { chromium } = require("@playwright/test")
const sharp = require("sharp")

const data = mkdtempSync(join(tmpdir(), "hanout-screens-"))
const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: data, NODE_ENV: "production" }
const shop = spawn(node, [join(root, "server/main.ts")], { env, stdio: ["ignore", "pipe", "inherit"] })
const url = await new Promise((resolve) => {
  shop.stdout.on("data", (chunk) => resolve(/http:\/\/[\w.]+:\d+/.exec(String(chunk))?.[0]))
})

// Whatever happens below, the shop does not outlive this program.
process.on("exit", () => {
  shop.kill("SIGTERM")
  rmSync(data, { recursive: true, force: true })
})

const out = join(root, "docs/screens")
mkdirSync(out, { recursive: true })

/** Orders two headphones, as a shopper without JavaScript would, and gives the confirmation's address. */
async function confirmation(prefix) {
  const address = `${url}${prefix}/product-details/casque-aura`
  const body = new URLSearchParams({
    ...{ quantity: "2", color: "Noir", wilaya: "Béjaïa", commune: "Akbou", mobile: "0555123456", delivery: "home" },
    ...{
      firstname: prefix ? "أمينة" : "Amina",
      lastname: prefix ? "بن سالم" : "Bensalem",
      amount: "50400",
      intent: "order",
    },
  })
  const answer = await fetch(address, { method: "POST", body, redirect: "manual", headers: { origin: url } })
  const place = answer.headers.get("location")
  if (!place) throw new Error(`The order was answered with ${answer.status}`)
  return place
}

const browser = await chromium.launch({
  executablePath: ensureChromium(node),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
})
for (const [language, prefix] of [
  ["fr", ""],
  ["ar", "/ar"],
]) {
  const screens = {
    home: `${prefix || "/"}`,
    shop: `${prefix}/shop`,
    product: `${prefix}/product-details/casque-aura`,
    confirmation: await confirmation(prefix),
  }
  for (const width of [390, 1280]) {
    const context = await browser.newContext({
      viewport: { width, height: width === 390 ? 844 : 860 },
      reducedMotion: "reduce",
      colorScheme: "light",
    })
    const page = await context.newPage()
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(url + path, { waitUntil: "load" })
      await page.evaluate(async () => {
        const seen = [...document.images].filter(
          (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
        )
        const soon = new Promise((resolve) => setTimeout(resolve, 3000))
        await Promise.race([
          soon,
          Promise.all([document.fonts.ready, ...seen.map((image) => image.decode().catch(() => {}))]),
        ])
      })
      const picture = await page.screenshot({ fullPage: false })
      await sharp(picture)
        .webp({ quality: 82 })
        .toFile(join(out, `${name}-${language}-${width}.webp`))
    }
    await context.close()
  }
}
await browser.close()
process.exit(0)
