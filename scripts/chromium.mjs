// Finds a Chromium for the browser tests: the system's, else Debian's package (as root), else Playwright's own.
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import process from "node:process"
import { root } from "./install.mjs"

const systems = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

const found = () => [process.env.CHROMIUM, ...systems].find((path) => path && existsSync(path))

const run = (command, ...args) =>
  spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
    .status === 0

/** @returns the path of a Chromium; ends the program when there is no way to have one */
export function ensureChromium(node) {
  const system = found()
  if (system) return system
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests (once)…")
    run("apt-get", "update", "-qq")
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")
    const installed = found()
    if (installed) return installed
  }
  run(node, join(root, "node_modules/@playwright/test/cli.js"), "install", "chromium")
  const own = createRequire(join(root, "package.json"))("@playwright/test").chromium.executablePath()
  if (existsSync(own)) return own
  console.error("The browser tests need a Chromium: install one, or set CHROMIUM to its path.")
  process.exit(1)
}
