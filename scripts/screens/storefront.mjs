// npm run screens -- storefront: every screen of the built shop with the sample data, in French and Arabic, on a phone and a desktop:
// two contact sheets, and the pictures that README.md shows. Its settings are listed by --help (scripts/screens.mjs).
import { mkdirSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import process from "node:process"
import { ensureBuilt } from "../build.mjs"
import { ensureInstalled, findNode, root } from "../install.mjs"
import { openBrowser } from "./browser.mjs"
import { contactSheet } from "./contact-sheet.mjs"
import { cellOf, devices } from "./devices.mjs"
import { deliverOrder, placeOrder, startShop } from "./running-shop.mjs"
import { screens } from "./screens-table.mjs"
import { pictureName, readSettings } from "./settings.mjs"
import { makeAccount } from "./shopper.mjs"
import { fillHands, open, settled, showBars, taken } from "./visitor.mjs"

const asked = readSettings()

ensureInstalled()
const node = findNode()
if (!asked.at) await ensureBuilt(node)
const sharp = createRequire(join(root, "package.json"))("sharp")

const shop = asked.at ?? (await startShop(node, "all")).address
// A shop that already runs has a bearer of its own.
const chosen = screens.filter((screen) => asked.isChosen(screen) && !(asked.at && screen.delivered))
const broken =
  chosen.some((screen) => screen.broken) &&
  (await startShop(node, "storefront", { API_BASE: "http://127.0.0.1:9", LOG_LEVEL: "silent" })).address

const readme = join(root, "docs/screens")
mkdirSync(asked.into ?? asked.sheets ?? readme, { recursive: true })

const prefixes = { fr: "", ar: "/ar", en: "/en" }

const browser = await openBrowser(node)

/** A browser of one language and width, with empty hands. */
async function visitor(device, language, colorScheme) {
  // A device of another language would be offered its own.
  const locale = `${language}-DZ`
  const context = await browser.newContext({ ...device, locale, reducedMotion: "reduce", colorScheme })
  return context.newPage()
}

/** The picture of one screen: of the window if it is asked for or something lies over the page, else of the page down to three windows. */
async function picture(page, screen, width, prefix) {
  const isWindow = asked.window || screen.window
  const phone = Number(width) < 600
  const placed = screen.placed ? new URL(await placeOrder(shop, prefix), shop) : null
  if (screen.delivered) await deliverOrder(shop, placed.searchParams.get("order"))
  const path = `${prefix}${screen.path}${placed?.search ?? ""}`
  await open(page, (screen.broken ? broken : shop) + path, screen.status)
  if (screen.act) {
    await taken(page)
    await screen.act(page, phone)
  }
  await settled(page, !isWindow)
  if (isWindow) return page.screenshot()
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
  // A picture of the whole page draws what the window does not show (app/styles/below-fold.module.css).
  await page.evaluate(() => document.documentElement.removeAttribute("data-loaded"))
  // Over a whole page the bars of the window's end would lie in its middle.
  await showBars(page, false)
  return page.screenshot({ fullPage: true })
}

/** All screens at one width in one scheme: into files, and for a contact sheet. */
async function takeAll(width, scheme) {
  const pictures = new Map(chosen.map(({ name }) => [name, []]))
  for (const language of asked.languages) {
    const prefix = prefixes[language]
    const empty = await visitor(devices[width], language, scheme)
    const filled = await visitor(devices[width], language, scheme)
    if (chosen.some((screen) => screen.filled)) await fillHands(filled, shop, prefix)
    const signedIn = await visitor(devices[width], language, scheme)
    if (chosen.some((screen) => screen.account)) await makeAccount(signedIn, shop, prefix)
    for (const screen of chosen) {
      const page = screen.account ? signedIn : screen.filled ? filled : empty
      const whole = await picture(page, screen, width, prefix)
      pictures.get(screen.name).push(whole)
      const name = pictureName({ name: screen.name, language, width, scheme })
      if (asked.into) writeFileSync(join(asked.into, `${name}.png`), whole)
      else if (!asked.sheets && screen.readme?.includes(`${language}-${width}`)) {
        await showBars(page, true)
        const shot = await page.screenshot()
        await sharp(shot)
          .webp({ quality: 82 })
          .toFile(join(readme, `${name}.webp`))
      }
    }
    for (const page of [empty, filled, signedIn]) await page.context().close()
  }
  return pictures
}

for (const width of asked.widths) {
  for (const scheme of asked.schemes) {
    const pictures = await takeAll(width, scheme)
    if (asked.into) continue
    const sheet = chosen.map(({ name }) => ({ name, pictures: pictures.get(name) }))
    const file = asked.sheets ? join(asked.sheets, `${width}-${scheme}.webp`) : join(root, `docs/screens-${width}.webp`)
    await contactSheet(sheet, cellOf(width, asked.window), file)
  }
}
await browser.close()
process.exit(0)
