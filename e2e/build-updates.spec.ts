import type { Page } from "@playwright/test"
import { expect, test } from "./shop.ts"

/** The addresses that are asked for about builds, from now on. */
function asked(page: Page): string[] {
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

test("the build tells of itself: the latest is asked for anew, a manifest never again", async ({ request, at }) => {
  const latest = await request.get(at("/builds/latest.json"))
  expect(latest.headers()["cache-control"]).toBe("no-cache")
  const { id } = await latest.json()
  const manifest = await request.get(at(`/builds/meta/${id}.json`))
  expect(manifest.headers()["cache-control"]).toContain("immutable")
  expect((await manifest.json()).files.length).toBeGreaterThan(20)
})

test("a build that comes within the hour is announced, and taken at the next change of page", async ({
  page,
  t,
  at,
}) => {
  await page.clock.install()
  const paths = asked(page)
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

test("nobody who saves data is asked to pay for it", async ({ page, at }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } })
  })
  await page.clock.install()
  const paths = asked(page)
  const code = page.waitForResponse(/\/assets\/build-updates/)
  await page.goto(at("/"))
  await page.clock.runFor(5000)
  await code
  await page.clock.fastForward(3_600_000)
  await page.evaluate(() => fetch("/builds/latest.json?last"))
  expect(paths).toHaveLength(1)
})
