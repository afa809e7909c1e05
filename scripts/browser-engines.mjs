// Finds Firefox and WebKitGTK for npm run test:browsers, and what drives them; installs what is missing where that is possible.
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { installPackages } from "./debian-packages.mjs"
import { npm, root } from "./install.mjs"

const drivers = join(root, "e2e/engines/drivers")

/** Folders that Debian's packages have for this machine's architecture, such as `/usr/lib/x86_64-linux-gnu`. */
const libraryFolders = () =>
  (existsSync("/usr/lib") ? readdirSync("/usr/lib") : []).filter((name) => name.endsWith("-linux-gnu"))

function findMiniBrowser() {
  const found = libraryFolders()
    .map((name) => join("/usr/lib", name))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith("webkit2gtk-4."))
        .map((name) => join(folder, name, "MiniBrowser")),
    )
  return found.sort().findLast((path) => existsSync(path))
}

const findProgram = (name) => [`/usr/bin/${name}`].find((path) => existsSync(path))

/** The program of each Debian package. */
const programs = [
  { name: "firefox-esr", find: () => process.env.FIREFOX ?? findProgram("firefox-esr") },
  { name: "webkit2gtk-driver", find: () => findProgram("WebKitWebDriver") && findMiniBrowser() },
  { name: "xvfb", find: () => findProgram("Xvfb") },
]

const findMissing = () => programs.filter(({ find }) => !find()).map(({ name }) => name)

/** The engines' programs as settings of the tests' environment; ends the program when one is missing, and says which. */
export function ensureBrowserEngines() {
  if (findMissing().length > 0) installPackages(findMissing(), "test:browsers")
  const missing = findMissing()
  if (missing.length > 0) {
    console.error(
      `test:browsers needs ${missing.join(", ")}, which could not be installed: they are packages of Debian 12 or newer ` +
        `(apt-get install ${missing.join(" ")}, as root).`,
    )
    process.exit(1)
  }
  if (!existsSync(join(drivers, "node_modules/.package-lock.json"))) {
    console.log("Installing what drives the browsers (once)…")
    if (!npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], drivers)) {
      console.error("The packages of e2e/engines/drivers could not be installed: see npm's message above.")
      process.exit(1)
    }
  }
  const [firefox] = programs
  return { FIREFOX: firefox.find(), WEBKIT_MINI_BROWSER: findMiniBrowser() }
}
