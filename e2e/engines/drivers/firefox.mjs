// Firefox without a window, by WebDriver BiDi over its own socket. Every error of a page is reported, from its first byte on:
// errors and warnings of the console, exceptions, what its policy blocks, answers from 400 on, failed requests, and requests
// that leave the shop.
import process from "node:process"
import puppeteer from "puppeteer-core"

const size = { width: 1280, height: 900 }

/** What a page that is left was still loading. */
const isAborted = (request) => /NS_BINDING_ABORTED|NS_ERROR_ABORT/.test(request.failure()?.errorText ?? "")

/** What a page that is left was still importing. Of others the file is told as well: that it failed, and why. */
const unfinishedImport = /error loading dynamically imported module/

function collectErrors(page) {
  const errors = []
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) errors.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on("pageerror", ({ message }) => {
    if (!unfinishedImport.test(message)) errors.push(`page error: ${message}`)
  })
  page.on("response", (answer) => {
    if (answer.status() >= 400) errors.push(`${answer.status()} ${answer.url()}`)
  })
  page.on("requestfailed", (request) => {
    if (!isAborted(request)) errors.push(`failed (${request.failure()?.errorText}): ${request.url()}`)
  })
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") errors.push(`left the shop: ${request.url()}`)
  })
  return errors
}

async function openTab(browser) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const errors = collectErrors(page)
  const { keyboard, mouse } = page
  return {
    open: async (address) => {
      await page.goto(address, { waitUntil: "load" })
    },
    run: (work, ...args) => page.evaluate(work, ...args),
    press: ({ x, y }) => mouse.click(x, y),
    drag: async ([from, ...through]) => {
      await mouse.move(from.x, from.y)
      await mouse.down()
      for (const { x, y } of through) await mouse.move(x, y, { steps: 5 })
      await mouse.up()
    },
    type: (text) => keyboard.type(text),
    key: (key) => keyboard.press(key),
    selectAll: async () => {
      await keyboard.down("Control")
      await keyboard.press("a")
      await keyboard.up("Control")
    },
    screenshot: () => page.screenshot({ type: "png" }),
    errors: async () => [...errors],
    close: () => context.close(),
  }
}

/** Starts Firefox: `FIREFOX` names its program. */
export async function openFirefox() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX,
    headless: true,
    // The window's own size: this Firefox knows no command that emulates one.
    defaultViewport: null,
    args: [`--width=${size.width}`, `--height=${size.height}`],
  })
  return {
    version: await browser.version(),
    openTab: () => openTab(browser),
    close: () => browser.close(),
  }
}
