import type { Page } from "@playwright/test"
import { expect, test } from "./shop.ts"

/** The addresses of whole pages that are loaded from now on. */
function documents(page: Page): string[] {
  const loaded: string[] = []
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

const gone = (page: Page, file: RegExp) => page.route(file, (route) => route.fulfill({ status: 404, body: "" }))

test("a screen whose code is gone is loaded as a whole page, once; then comes the error page", async ({
  page,
  t,
  at,
  allowFailures,
}) => {
  allowFailures(/contact|Failed to|dynamically imported/)
  await page.goto(at("/"))
  await gone(page, /\/assets\/contact-[\w-]+\.js/)
  const loaded = documents(page)
  const follow = () =>
    page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("shell.info.contact") })
      .click()
  await follow()
  await expect(page).toHaveURL(at("/contact"))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("contact.title"))
  expect(loaded).toEqual(["/contact"])

  await page.goto(at("/"))
  await follow()
  await expect(page.getByRole("main")).toContainText(t("error.failed.title"))
  expect(loaded).toEqual(["/contact", "/"])
})

test("a panel whose code is gone has the page loaded again, once", async ({ page, t, at, allowFailures }) => {
  allowFailures(/cart-contents|Failed to|dynamically imported/)
  await page.goto(at("/"))
  await gone(page, /\/assets\/cart-contents-[\w-]+\.js/)
  const loaded = documents(page)
  const open = () => page.getByRole("button", { name: t("cart.button", { n: 0 }) }).click()
  const reloaded = page.waitForEvent("load")
  await open()
  await reloaded
  expect(loaded).toEqual(["/"])
  const panel = page.getByRole("dialog", { name: t("cart.title") })
  await open()
  await expect(panel).toBeHidden()
  expect(loaded).toEqual(["/"])
})
