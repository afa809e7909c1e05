// Finds a Chromium for the browser tests: the one that CHROMIUM names, else Debian's headless shell, which takes two
// thirds of the processor time of a whole browser (installed where that is possible), else the system's, else
// Playwright's own.
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import process from "node:process"
import { installPackages } from "./debian-packages.mjs"
import { root } from "./install.mjs"

const shell = "/usr/bin/chromium-headless-shell"

const systems = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

/** Milliseconds in which Playwright's own Chromium must have come. */
const maxDownload = 180_000

const installPackage = (name) => installPackages([name], "the browser tests")

/** @returns the path of a Chromium; ends the program when there is no way to have one */
export function ensureChromium(node) {
  const chosen = [process.env.CHROMIUM, shell].find((path) => path && existsSync(path))
  if (chosen) return chosen
  const system = systems.find((path) => existsSync(path))
  // Somebody's own machine is left as it is where it has a browser.
  if (!system || process.env.CI) installPackage("chromium-headless-shell") || (!system && installPackage("chromium"))
  const installed = [shell, ...systems].find((path) => existsSync(path))
  if (installed) return installed
  const playwright = join(root, "node_modules/@playwright/test/cli.js")
  spawnSync(node, [playwright, "install", "chromium"], { cwd: root, stdio: "inherit", timeout: maxDownload })
  const own = createRequire(join(root, "package.json"))("@playwright/test").chromium.executablePath()
  if (existsSync(own)) return own
  console.error("The browser tests need a Chromium: install one, or set CHROMIUM to its path.")
  process.exit(1)
}
