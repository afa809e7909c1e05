// WebKitGTK's MiniBrowser under a virtual screen, by plain WebDriver. WebDriver reports no errors, and runs nothing before a
// page's own scripts: a listener is put into each page with the first command after it has loaded, and hears from then on console
// errors, exceptions, rejected promises, files that fail and what the policy blocks. Of what came before it hears the policy's
// reports alone, which the browser keeps.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { setTimeout as delay } from "node:timers/promises"
import { Builder, Capabilities, Key, Origin } from "selenium-webdriver"

const size = { width: 1280, height: 900 }
/** Milliseconds in which the driver must answer. */
const maxStart = 30_000

/** Runs in the page: collects its errors from now on. They outlive the document in the tab's storage.
 *  @returns those since the last call */
function takeErrors() {
  const key = "engine-errors"
  if (!location.protocol.startsWith("http")) return []
  const stored = JSON.parse(sessionStorage.getItem(key) ?? "[]")
  sessionStorage.removeItem(key)
  if (window.takesErrors) return stored
  window.takesErrors = true
  const note = (text) => {
    const all = JSON.parse(sessionStorage.getItem(key) ?? "[]")
    sessionStorage.setItem(key, JSON.stringify([...all, text]))
  }
  for (const level of ["error", "warn"]) {
    const write = console[level].bind(console)
    console[level] = (...words) => {
      note(`console ${level}: ${words.join(" ")}`)
      write(...words)
    }
  }
  // What a page is still loading ends when it is left.
  let isLeft = false
  addEventListener("beforeunload", () => {
    isLeft = true
  })
  const noteError = ({ message, target }) => {
    if (message || !isLeft) note(message ?? `failed: ${target.src ?? target.href}`)
  }
  addEventListener("error", noteError, true)
  addEventListener("unhandledrejection", ({ reason }) => note(`page error: ${reason}`))
  const noteReports = (reports) => {
    for (const { type, body } of reports) note(`${type}: ${body?.effectiveDirective} ${body?.blockedURL}`)
  }
  new ReportingObserver(noteReports, { buffered: true }).observe()
  return stored
}

async function findFreePort() {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address()
  server.close()
  await once(server, "close")
  return port
}

/** Starts a virtual screen.
 *  @returns its process and its name */
async function startScreen() {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  })
  const [number] = await once(screen.stdio[3], "data")
  return { screen, display: `:${String(number).trim()}` }
}

async function waitForDriver(url) {
  for (const began = Date.now(); Date.now() - began < maxStart; await delay(50))
    if ((await fetch(`${url}/status`).catch(() => undefined))?.ok) return
  throw new Error("WebKitWebDriver does not answer")
}

async function openTab(url) {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: process.env.WEBKIT_MINI_BROWSER, args: ["--automation"] },
  })
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size })
  const errors = []
  const readErrors = async () => {
    errors.push(...(await driver.executeScript(takeErrors)))
    return [...errors]
  }
  /** Moves in steps, as a hand does. */
  const moveTo = (actions, { x, y }, duration = 0) =>
    actions.move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration })
  const keyOf = (name) => Key[name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase()]
  return {
    open: async (address) => {
      await driver.get(address)
      await readErrors()
    },
    run: async (work, ...args) => {
      const script = `return [(${takeErrors})(), (${work})(...arguments)]`
      const [found, result] = await driver.executeScript(script, ...args)
      errors.push(...found)
      return result
    },
    press: (point) => moveTo(driver.actions(), point).press().release().perform(),
    drag: async ([from, ...through]) => {
      const actions = moveTo(driver.actions(), from).press()
      for (const point of through) moveTo(actions, point, 100)
      await actions.release().perform()
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    key: (key) => driver.actions().sendKeys(keyOf(key)).perform(),
    selectAll: () => driver.actions().keyDown(Key.CONTROL).sendKeys("a").keyUp(Key.CONTROL).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    errors: readErrors,
    close: () => driver.quit(),
  }
}

/** Starts what WebKitGTK needs; each tab is a MiniBrowser of its own. `WEBKIT_MINI_BROWSER` names its program. */
export async function openWebKit() {
  const home = mkdtempSync(join(tmpdir(), "hanout-webkit-"))
  const { screen, display } = await startScreen()
  const port = await findFreePort()
  const env = { PATH: process.env.PATH, HOME: home, DISPLAY: display, LANG: "C.UTF-8" }
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" })
  const children = [driver, screen]
  const kill = () => {
    for (const child of children) child.kill()
  }
  process.once("exit", kill)
  const url = `http://127.0.0.1:${port}`
  await waitForDriver(url)
  return {
    version: "WebKitGTK",
    openTab: () => openTab(url),
    close: async () => {
      process.off("exit", kill)
      const ended = children.map((child) => once(child, "exit"))
      kill()
      await Promise.all(ended)
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
