import { createRequire } from "node:module"
import { join } from "node:path"
import { ensureChromium } from "../chromium.mjs"
import { root } from "../install.mjs"

const { chromium } = createRequire(join(root, "package.json"))("@playwright/test")

/** Chromium without a window, and without its own talk to anybody. */
export function openBrowser(node) {
  return chromium.launch({
    executablePath: ensureChromium(node),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  })
}
