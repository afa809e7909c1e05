// npm run screens -- console: every screen of the merchant's console over a shop with many orders, in French and Arabic, on a
// phone and a desk: two contact sheets, and the pictures that README.md shows. Its settings are listed by --help (scripts/screens.mjs).
import { mkdirSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import process from "node:process"
import { ensureBuilt } from "../build.mjs"
import { ensureInstalled, findNode, root } from "../install.mjs"
import { openBrowser } from "./browser.mjs"
import { becomeOwner, firstOf, startConsoleShop } from "./console-shop.mjs"
import { consoleScreens } from "./console-table.mjs"
import { contactSheet } from "./contact-sheet.mjs"
import { cellOf, devices } from "./devices.mjs"
import { pictureName, readSettings } from "./settings.mjs"
import { open, settled } from "./visitor.mjs"

const asked = readSettings()

ensureInstalled()
const node = findNode()
await ensureBuilt(node)
const sharp = createRequire(join(root, "package.json"))("sharp")

const shop = await startConsoleShop(node)
const chosen = consoleScreens.filter(asked.isChosen)
const folder = asked.into ?? asked.sheets ?? join(root, "docs/screens")
mkdirSync(folder, { recursive: true })

const browser = await openBrowser(node)
const context = await browser.newContext({ timezoneId: "Africa/Algiers", reducedMotion: "reduce" })
await becomeOwner(context.request, shop)
const signedIn = await context.storageState()
const paths = new Map()
for (const { name, path } of chosen) {
  const list = /\{(\w+)\}/.exec(path)?.[1]
  paths.set(name, list ? path.replace(`{${list}}`, await firstOf(context.request, shop, list)) : path)
}

/** A window of the owner's in one language. */
async function ownerIn(language, device, colorScheme) {
  const own = await browser.newContext({
    ...device,
    colorScheme,
    storageState: signedIn,
    timezoneId: "Africa/Algiers",
    reducedMotion: "reduce",
    locale: `${language}-DZ`,
  })
  // As the console keeps it in a browser.
  const setting = ["RaStorehanout-console.locale", JSON.stringify(language)]
  await own.addInitScript(([key, value]) => localStorage.setItem(key, value), setting)
  return own.newPage()
}

/** All screens at one width in one scheme: into files, and for a contact sheet. */
async function takeAll(width, scheme) {
  const pictures = new Map(chosen.map(({ name }) => [name, []]))
  for (const language of asked.languages) {
    const page = await ownerIn(language, devices[width], scheme)
    for (const screen of chosen) {
      await open(page, `${shop.address}/admin${paths.get(screen.name)}`)
      await page.locator("h1").first().waitFor()
      await page.waitForLoadState("networkidle")
      await settled(page, false)
      const whole = await page.screenshot({ fullPage: !(asked.window || screen.window) })
      pictures.get(screen.name).push(whole)
      const name = pictureName({ name: `console-${screen.name}`, language, width, scheme })
      if (asked.into) writeFileSync(join(folder, `${name}.png`), whole)
      else if (!asked.sheets && screen.readme?.includes(`${language}-${width}`)) {
        await sharp(await page.screenshot())
          .webp({ quality: 82 })
          .toFile(join(folder, `${name}.webp`))
      }
    }
    await page.context().close()
  }
  return pictures
}

for (const width of asked.widths) {
  for (const scheme of asked.schemes) {
    const pictures = await takeAll(width, scheme)
    if (asked.into) continue
    const sheet = chosen.map(({ name }) => ({ name, pictures: pictures.get(name) }))
    const file = asked.sheets
      ? join(folder, `console-${width}-${scheme}.webp`)
      : join(root, `docs/screens-console-${width}.webp`)
    await contactSheet(sheet, cellOf(width, asked.window), file)
  }
}
await browser.close()
process.exit(0)
