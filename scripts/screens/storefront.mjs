// npm run screens -- storefront: every screen of the built shop with the sample data, in French and Arabic, on a phone and a desktop:
// two contact sheets, and the pictures that README.md shows.
//   --only=WORDS  the screens whose name matches, such as cart|wishlist
//   --into=FOLDER full pictures of each into a folder, and nothing into docs/
//   --sheets=FOLDER contact sheets alone, into a folder, of --widths=390,768,1280, --languages=fr,ar,en and --scheme=light or dark
//   --at=ADDRESS  of a shop that already runs
import { mkdirSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import process from "node:process"
import { parseArgs } from "node:util"
import { ensureBuilt } from "../build.mjs"
import { ensureInstalled, findNode, root } from "../install.mjs"
import { openBrowser } from "./browser.mjs"
import { contactSheet } from "./contact-sheet.mjs"
import { cells, devices } from "./devices.mjs"
import { deliverOrder, placeOrder, startShop } from "./running-shop.mjs"
import { screens } from "./screens-table.mjs"
import { makeAccount } from "./shopper.mjs"
import { fillHands, open, settled, showBars, taken } from "./visitor.mjs"

const text = { type: "string" }
const options = { only: text, into: text, at: text, sheets: text, widths: text, languages: text, scheme: text }
const { values: asked } = parseArgs({ options })

ensureInstalled()
const node = findNode()
if (!asked.at) await ensureBuilt(node)
const sharp = createRequire(join(root, "package.json"))("sharp")

const shop = asked.at ?? (await startShop(node, "all")).address
// A shop that already runs has a bearer of its own.
const chosen = screens.filter(
  ({ name, delivered }) => new RegExp(asked.only ?? "").test(name) && !(asked.at && delivered),
)
const broken =
  chosen.some((screen) => screen.broken) &&
  (await startShop(node, "storefront", { API_BASE: "http://127.0.0.1:9", LOG_LEVEL: "silent" })).address

const readme = join(root, "docs/screens")
mkdirSync(asked.into ?? asked.sheets ?? readme, { recursive: true })

const colorScheme = asked.scheme ?? "light"
const widths = (asked.widths ?? "390,1280").split(",")
const prefixes = { fr: "", ar: "/ar", en: "/en" }
const languages = (asked.languages ?? "fr,ar").split(",").map((language) => [language, prefixes[language]])

const browser = await openBrowser(node)

/** A browser of one language and width, with empty hands. */
async function visitor(device) {
  const context = await browser.newContext({ ...device, reducedMotion: "reduce", colorScheme })
  return context.newPage()
}

/** The picture of one screen: of the window for what lies over a page, else of the page down to three windows. */
async function picture(page, screen, width, prefix) {
  const phone = Number(width) < 600
  const placed = screen.placed ? new URL(await placeOrder(shop, prefix), shop) : null
  if (screen.delivered) await deliverOrder(shop, placed.searchParams.get("order"))
  const path = `${prefix}${screen.path}${placed?.search ?? ""}`
  await open(page, (screen.broken ? broken : shop) + path, screen.status)
  if (screen.act) {
    await taken(page)
    await screen.act(page, phone)
  }
  await settled(page, !screen.window)
  if (!screen.window) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
  // A picture of the whole page draws what the window does not show (app/styles/below-fold.module.css).
  if (!screen.window) await page.evaluate(() => document.documentElement.removeAttribute("data-loaded"))
  // Over a whole page the bars of the window's end would lie in its middle.
  if (!screen.window) await showBars(page, false)
  return page.screenshot({ fullPage: !screen.window })
}

for (const width of widths) {
  const taken = new Map(chosen.map(({ name }) => [name, []]))
  for (const [language, prefix] of languages) {
    const empty = await visitor(devices[width])
    const filled = await visitor(devices[width])
    await fillHands(filled, shop, prefix)
    const signedIn = await visitor(devices[width])
    if (chosen.some((screen) => screen.account)) await makeAccount(signedIn, shop, prefix)
    for (const screen of chosen) {
      const page = screen.account ? signedIn : screen.filled ? filled : empty
      const whole = await picture(page, screen, width, prefix)
      taken.get(screen.name).push(whole)
      const name = `${screen.name}-${language}-${width}`
      if (asked.into) writeFileSync(join(asked.into, `${name}.png`), whole)
      else if (!asked.sheets && screen.readme?.includes(`${language}-${width}`)) {
        await showBars(page, true)
        const shot = await page.screenshot()
        await sharp(shot)
          .webp({ quality: 82 })
          .toFile(join(readme, `${name}.webp`))
      }
    }
    await empty.context().close()
    await filled.context().close()
    await signedIn.context().close()
  }
  if (asked.into) continue
  const sheet = chosen.map(({ name }) => ({ name, pictures: taken.get(name) }))
  const file = asked.sheets
    ? join(asked.sheets, `${width}-${colorScheme}.webp`)
    : join(root, `docs/screens-${width}.webp`)
  await contactSheet(sheet, cells[width], file)
}
await browser.close()
process.exit(0)
