import type { Page } from "@playwright/test"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

test.use({ keepsPage: false })

/** The addresses that are asked for about builds, from now on. */
function requested(page: Page): string[] {
  const paths: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith("/builds/")) paths.push(pathname)
  })
  return paths
}

async function publish(page: Page, id: string) {
  await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id } }))
  await page.route(`**/builds/meta/${id}.json`, (route) => route.fulfill({ json: { id } }))
}

test("the build tells of itself: the latest is asked for again, a manifest never again", { tag: "@long" }, async ({
  request,
  at,
}) => {
  const latest = await request.get(at("/builds/latest.json"))
  expect(latest.headers()["cache-control"]).toBe("no-cache")
  const { id } = await latest.json()
  const manifest = await request.get(at(`/builds/meta/${id}.json`))
  expect(manifest.headers()["cache-control"]).toContain("immutable")
  expect((await manifest.json()).files.length).toBeGreaterThan(20)
})

test("a build that comes within the hour is announced, and taken at the next change of page", {
  tag: ["@4-build-check", "@9-build-check-interval"],
}, async ({ page, t, at }) => {
  await page.clock.install()
  const paths = requested(page)
  await page.goto(at("/"))
  await page.clock.runFor(5000)
  await expect.poll(() => paths).toEqual(["/builds/latest.json"])
  await expect(page.getByText(t("shell.update.found"))).toBeHidden()

  await publish(page, "newer")
  await page.clock.fastForward(3_600_000)
  await expect(page.locator("#toasts")).toContainText(t("shell.update.found"))
  await expect(page.getByRole("button", { name: t("shell.update.reload") })).toBeVisible()
  const whole = page.waitForRequest((request) => request.isNavigationRequest() && request.url() === at("/contact"))
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("shell.info.contact") })
    .click()
  await whole
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("contact.title"))
})

test("the first look comes one second after the start, the next one an hour later", {
  tag: ["@9-build-check-interval", "@9-manifest-fetch"],
}, async ({ page, at }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const started = page.waitForResponse(/\/assets\/page-start-/)
  const paths = requested(page)
  /** Has a request come after all that the page has asked for so far. */
  const lastRequest = () => page.evaluate(async () => (await fetch("/favicon.svg?last")).status)
  await page.goto(at("/"))
  // The page is at rest behind the first frame.
  await page.clock.runFor(100)
  await started
  await page.clock.runFor(999)
  expect(await lastRequest()).toBe(200)
  expect(paths).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => paths).toHaveLength(1)

  await page.clock.fastForward(3_599_999)
  expect(await lastRequest()).toBe(200)
  expect(paths).toHaveLength(1)
  await page.clock.runFor(1)
  await expect.poll(() => paths).toHaveLength(2)
})

for (const connection of casesOf(import.meta.filename, [
  { saveData: true, effectiveType: "4g" },
  { saveData: false, effectiveType: "slow-2g" },
  { saveData: false, effectiveType: "2g" },
])) {
  test(`nobody is asked to pay for it if the visitor prefers reduced data: ${JSON.stringify(connection)}`, {
    tag: ["@9-manifest-fetch"],
  }, async ({ page, at }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value })
    }, connection)
    await page.clock.install()
    const paths = requested(page)
    const code = page.waitForResponse(/\/assets\/page-start-/)
    await page.goto(at("/"))
    await page.clock.runFor(5000)
    await code
    await page.clock.fastForward(3_600_000)
    await page.evaluate(() => fetch("/builds/latest.json?last"))
    expect(paths).toHaveLength(1)
  })
}
